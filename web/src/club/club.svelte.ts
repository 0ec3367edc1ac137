// What waits for whoever sits here, on every page: turns, challenges. One line to the server says when to ask again.

import { api } from '../api/client';
import type { Desk } from '../api/types';
import { mark } from '../parts/favicon';
import { router } from '../parts/router.svelte';
import { sound } from '../parts/sound';

/** After a broken line another is laid, at first soon, then less often. */
const WAITS_MS = [500, 2_000, 5_000, 15_000, 30_000];
/** The server looks every half minute whether somebody is still there. */
const PING_MS = 25_000;

const EMPTY: Desk = { turns: [], asked: [], kept: [], unread: [] };

/** What is in `now` and was not in `before`. */
export const fresh = (now: readonly string[], before: readonly string[]): string[] => now.filter((id) => !before.includes(id));

class Club {
  desk = $state.raw<Desk>(EMPTY);
  /** Counts up when the tables that wait have changed. */
  lobby = $state(0);
  private line: WebSocket | null = null;
  private whose = '';
  private tries = 0;
  private base = '';
  private asked: Promise<void> | null = null;

  /** Somebody sits here. Whoever comes after them has a line of their own. */
  meet(user: string): void {
    if (user === this.whose) return;
    this.whose = user;
    this.desk = EMPTY;
    this.line?.close();
    this.line = null;
    if (!user) return;
    void this.ask(false);
    this.lay();
  }

  private lay(): void {
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/live`);
    const whose = this.whose;
    this.line = line;
    const beat = setInterval(() => line.readyState === WebSocket.OPEN && line.send('{"type":"ping"}'), PING_MS);
    line.onopen = () => {
      if (this.tries > 0) {
        // Nobody knows what was missed.
        this.lobby += 1;
        void this.ask(true);
      }
      this.tries = 0;
    };
    line.onmessage = ({ data }) => {
      if (String(data).includes('"lobby"')) this.lobby += 1;
      else void this.ask(true);
    };
    line.onclose = () => {
      clearInterval(beat);
      if (this.line !== line) return;
      const wait = WAITS_MS[Math.min(this.tries, WAITS_MS.length - 1)]!;
      this.tries += 1;
      setTimeout(() => this.line === line && this.whose === whose && this.lay(), wait);
    };
  }

  /** Asks what waits; `aloud`: what is new is heard. */
  ask(aloud: boolean): Promise<void> {
    this.asked ??= (async () => {
      const whose = this.whose;
      try {
        const route = router.route;
        const at = route.at === 'match' ? route.id : '';
        const desk = await api.desk(at);
        if (whose !== this.whose) return;
        const before = this.desk;
        this.desk = desk;
        const turns = fresh(desk.turns, before.turns).filter((id) => id !== at);
        const asks = fresh(
          desk.asked.map(({ id }) => id),
          before.asked.map(({ id }) => id),
        );
        const seats = fresh(
          desk.kept.map(({ id }) => id),
          before.kept.map(({ id }) => id),
        );
        if (aloud && turns.length > 0) sound('turn');
        else if (aloud && (asks.length > 0 || seats.length > 0 || fresh(desk.unread, before.unread).length > 0)) sound('note');
        this.show();
      } catch {
        // It is asked again with the next change.
      } finally {
        this.asked = null;
      }
    })();
    return this.asked;
  }

  /** What the page is called; how much waits stands before it. */
  entitle(base: string): void {
    this.base = base;
    this.show();
  }

  private show(): void {
    // A table has signs of its own.
    if (router.route.at === 'match' || !this.base) return;
    const waits = this.desk.turns.length + this.desk.asked.length + this.desk.kept.length + this.desk.unread.length;
    document.title = waits > 0 ? `(${waits}) ${this.base}` : this.base;
    mark(waits > 0);
  }
}

export const club = new Club();
