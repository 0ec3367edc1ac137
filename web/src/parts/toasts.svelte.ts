// Short notices at the edge of the table: a refusal and its paragraph, a link copied, a line lost.

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  /** A paragraph to open. */
  rule: string;
}

const SHOWN_MS = 7_000;

class Toasts {
  list = $state<Toast[]>([]);
  private ids = 0;

  add(text: string, tone: Toast['tone'] = 'plain', rule = ''): void {
    const id = ++this.ids;
    // The same thing said again replaces what still stands there.
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { id, text, tone, rule }];
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
