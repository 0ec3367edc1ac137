import type { Message } from './types';

/** Why the server, or the rules in this browser, said no. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Message,
    readonly rule: string = '',
  ) {
    super(`${status} ${code}`);
  }
}
