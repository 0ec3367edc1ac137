// Cards glide from where they lay to where they lie: measured before and after, moved by script (no style attributes).

const QUICK = 260;
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Glide {
  private before = new Map<string, DOMRect>();

  private cards(root: HTMLElement): [string, HTMLElement][] {
    return [...root.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset.card!, card]);
  }

  /** Where the cards lie, before the table changes. */
  measure(root: HTMLElement): void {
    this.before = new Map(calm() ? [] : this.cards(root).map(([name, card]) => [name, card.getBoundingClientRect()]));
  }

  /** The cards that moved come from where they lay; new ones turn up. */
  play(root: HTMLElement): void {
    if (this.before.size === 0) return;
    for (const [name, card] of this.cards(root)) {
      const from = this.before.get(name);
      const to = card.getBoundingClientRect();
      if (!from) {
        card.animate(
          [
            { opacity: 0, transform: 'rotateY(70deg)' },
            { opacity: 1, transform: 'none' },
          ],
          { duration: QUICK },
        );
        continue;
      }
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (Math.abs(dx) + Math.abs(dy) < 6 || to.width === 0) continue;
      const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
      // What is not animated itself is set for as long: else the whole is drawn by the page, frame by frame.
      card.style.transformOrigin = '0 0';
      card.style.zIndex = '9';
      card.animate([{ transform: start }, { transform: 'none' }], { duration: QUICK, easing: 'ease-out' }).onfinish = () => {
        card.style.transformOrigin = card.style.zIndex = '';
      };
    }
    this.before.clear();
  }
}
