// Questions to the engine: what a unit can reach and see, what a place on the table means. Nothing is measured here.

type Ask = (question: string) => Promise<unknown>;

/** A pointer that passes over the table asks not more often than this. */
const PACE_MS = 40;

export class Questions {
  private busy = false;
  private next: string | null = null;

  constructor(private readonly ask: () => Ask | undefined) {}

  /** Asks once and hands over the answer, null without a question; what it returns lets the answer go. */
  once<T>(question: string | null, set: (found: T | null) => void): () => void {
    const ask = this.ask();
    let current = true;
    if (question === null || !ask) set(null);
    else
      void ask(question).then((found) => {
        if (current) set(found as T | null);
      });
    return () => {
      current = false;
    };
  }

  /** A question at a time, the last one wins: what the pointer passes over is not asked about. */
  async passing<T>(question: string, set: (found: T | null) => void): Promise<void> {
    const ask = this.ask();
    this.next = question;
    if (this.busy || !ask) return;
    this.busy = true;
    while (this.next !== null) {
      const now: string = this.next;
      this.next = null;
      const found = (await ask(now)) as T | null;
      if (this.next === null) set(found);
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
    this.busy = false;
  }

  /** Asks at once, before whatever was passed over. */
  async now<T>(question: string): Promise<T | null> {
    this.next = null;
    return ((await this.ask()?.(question)) ?? null) as T | null;
  }
}
