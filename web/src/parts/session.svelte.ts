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

  /** Another password was set, or the one that was forgotten. */
  async renew(set: Promise<{ user: User }>): Promise<void> {
    this.is((await set).user);
  }

  /** Signs out here; `gone`: in another way than by saying so. */
  async leave(gone?: Promise<void>): Promise<void> {
    await (gone ?? api.logout());
    this.user = null;
    void meet(null);
    this.asked = null;
    await this.open();
  }
}

export const session = new Session();
