// Who sits at this screen: a guest at once, an account when wanted.

import { api, ApiError } from '../api/client';
import type { User } from '../api/types';
import { meet } from './kept';

class Session {
  user = $state.raw<User | null>(null);
  private asked: Promise<void> | null = null;

  /** Asks once for a seat at the house; every call waits for the same answer. */
  open(): Promise<void> {
    this.asked ??= api
      .session()
      .then((user) => this.is(user))
      .catch((error: unknown) => {
        this.asked = null;
        if (!(error instanceof ApiError)) throw error;
      });
    return this.asked;
  }

  async become(name: string, password: string, fresh: boolean): Promise<void> {
    const { user } = await (fresh ? api.account(name, password) : api.login(name, password));
    this.is(user);
  }

  private is(user: User): void {
    this.user = user;
    void meet(user);
  }

  async leave(): Promise<void> {
    await api.logout();
    this.user = null;
    void meet(null);
    this.asked = null;
    await this.open();
  }
}

export const session = new Session();
