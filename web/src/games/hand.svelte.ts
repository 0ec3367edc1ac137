// The hand over the board: what is taken up, what it can be put at, what is chosen at a piece. The same in five games; a
// board draws its pieces with `piece(…)` and lays a `BoardFrame` over them.

import type { Message, Offer } from '../api/types';
import { t } from '../i18n/lang.svelte';
import { fulfils, glowOf, isAbout, onlySource, pressOf, steps, type AnyPiece, type Glow, type Manner, type Wish } from './pieces';

/** A few choices at a piece. */
export interface Dial<P extends AnyPiece> {
  piece: P;
  offers: Offer[];
  anchor: Element;
}

/** What a board hands over, read whenever it is needed. */
export interface Given extends Manner {
  offers: Offer[];
  act: (action: string) => void;
  say: (message: Message) => string;
  /** Tells the list which piece is pointed at. */
  point?: ((piece: string | null) => void) | undefined;
  /** The frame the pieces are drawn in. */
  frame: HTMLElement | undefined;
  /** Whether the one piece that can be put somewhere is taken up by itself. */
  follows?: boolean;
  /** Whether a press is enough for a piece that can be put in one place alone. */
  quick?: boolean;
  /** Whether a target is pressed for everything that can be done to it. */
  gathers?: boolean;
  /** Whether an offer is shown before it is taken, where nothing hovers: a shot with its numbers. */
  asks?: (offer: Offer) => boolean;
}

/** The attributes of a drawn piece. */
export type PieceAttributes = Record<string, unknown>;

/** A piece of what follows is waited for no longer than this while others choose. */
const PATIENCE_MS = 4000;
/** A press that moves farther than this is a drag; a finger is less steady. */
const DRAG_PX = { mouse: 6, touch: 12 };

export class Hand<P extends AnyPiece> {
  /** What was taken up by a press. */
  private taken = $state<P | null>(null);
  /** What is moved together with it. */
  private members = $state.raw<readonly P[]>([]);
  dial = $state.raw<Dial<P> | null>(null);
  /** The piece under the pointer or the keyboard. */
  over = $state<P | null>(null);
  /** A drag under way: the element it began at, and where the pointer is. */
  drag = $state.raw<{ from: Element; x: number; y: number } | null>(null);
  /** The rest of a gesture: sent step by step, each as soon as it is offered. */
  private rest: Wish[] = [];
  private until = 0;

  constructor(private readonly given: () => Given) {}

  readonly offers = $derived.by(() => this.given().offers);
  /** What is taken up, as long as it can still do something; else the one piece that can, where a board wants that. */
  readonly picked = $derived.by<P | null>(() => {
    const { taken, offers } = this;
    if (taken !== null && offers.some((offer) => offer.touch.on.includes(taken))) return taken;
    return this.given().follows ? onlySource<P>(offers) : null;
  });
  readonly glow = $derived.by<Glow<P>>(() => glowOf<P>(this.offers, this.picked));
  /** All that is taken up. */
  readonly group = $derived.by<readonly P[]>(() => (this.picked === null ? [] : [this.picked, ...this.members]));

  /** The offers about a piece, and while something is taken up those that put it there. */
  about(piece: P): Offer[] {
    return this.glow.targets.get(piece) ?? this.offers.filter((offer) => isAbout(offer, piece));
  }
  glows = (piece: P): boolean => this.glow.targets.has(piece) || this.glow.sources.has(piece);
  isTarget = (piece: P): boolean => this.glow.targets.has(piece);
  isTaken = (piece: P): boolean => this.group.includes(piece);

  /** Whether a piece stands on the board just now. */
  private drawn = (piece: P): boolean => this.element(piece) !== null;
  element(piece: P): Element | null {
    return this.given().frame?.querySelector(`[data-piece="${CSS.escape(piece)}"]`) ?? null;
  }

  /** What a press on a piece does. `more` adds it to what is taken up. */
  press(piece: P, anchor: Element, more = false): void {
    this.rest = [];
    this.closeDial();
    if (more && this.joins(piece)) {
      this.members = this.members.includes(piece) ? this.members.filter((one) => one !== piece) : [...this.members, piece];
      return;
    }
    const meant = pressOf<P>(piece, this.picked, this.offers, this.drawn, this.given());
    if (meant.kind === 'act') {
      if (this.given().asks?.(meant.offer) && matchMedia('(hover: none)').matches) this.dial = { piece, offers: [meant.offer], anchor };
      else this.send(meant.offer, piece, meant.then);
    } else if (meant.kind === 'dial') this.dial = { piece, offers: meant.offers, anchor };
    else if (meant.kind === 'pick') {
      const again = this.taken === piece;
      this.put();
      const way = again ? this.onlyWay(piece) : null;
      if (way) this.press(way, anchor);
      if (way || again) return;
      this.taken = piece;
      if (meant.own.length > 0) this.dial = { piece, offers: meant.own, anchor };
    } else this.put();
  }

  /** The one place a piece can be put at, where there is just one thing to do with it: pressed twice, it goes there. */
  private onlyWay(piece: P): P | null {
    const [own, ...more] = this.offers.filter((offer) => offer.touch.on.includes(piece));
    const goals = own ? [...own.touch.at, ...own.touch.then].filter((goal) => goal !== piece && this.drawn(goal as P)) : [];
    if (more.length > 0 || goals.length !== 1) return null;
    this.taken = piece;
    return goals[0] as P;
  }

  /** Whether a piece can be moved together with what is taken up: both can go to one place. */
  joins(piece: P): boolean {
    if (this.picked === null || piece === this.picked || this.members.includes(piece)) return this.members.includes(piece);
    const goals = this.offers.filter(({ touch }) => touch.on.includes(piece)).flatMap(({ touch }) => [...touch.at, ...touch.then]);
    return goals.some((at) => this.glow.targets.has(at as P));
  }

  /** Takes an offer; what is taken up together goes the same way, one after the other. */
  send(offer: Offer, target?: P, then?: Wish): void {
    const rest = target === undefined ? [] : this.members.flatMap((on) => steps(this.offers, on, target));
    this.put();
    this.follow(then ? [then, ...rest] : rest);
    this.given().act(offer.action);
  }

  /** Asks which of these, at a piece. */
  ask(piece: P, offers: Offer[], anchor: Element): void {
    this.dial = { piece, offers, anchor };
  }

  /** Chosen at a piece. */
  choose(action: string): void {
    this.put();
    this.given().act(action);
  }

  /** What is to follow, each as soon as it is offered; the first that is not ends it. */
  follow(wishes: Wish[]): void {
    this.rest = wishes;
    this.until = performance.now() + PATIENCE_MS;
  }

  /** Called whenever the offers have changed. */
  go(): void {
    const [next, ...rest] = this.rest;
    if (!next) return;
    if (this.offers.length === 0) {
      // Others answer first, but not for long.
      if (performance.now() > this.until) this.rest = [];
      return;
    }
    const offer = fulfils(this.offers, next);
    if (offer) {
      this.follow(rest);
      this.given().act(offer.action);
    } else if (next.then !== undefined && rest.length > 1) {
      // Of several pieces one cannot come: it stays, and the others go.
      this.follow(rest.slice(1));
      this.go();
    } else this.follow([]);
  }

  /** Whether a piece can be taken up and put somewhere. */
  leads(piece: P): boolean {
    return this.offers.some(({ touch }) => touch.on.includes(piece) && touch.at.length + touch.then.length > 0);
  }

  /** Takes up pieces together: the first that can go somewhere leads. */
  take(pieces: readonly P[]): void {
    this.put();
    const first = pieces.find((piece) => this.leads(piece)) ?? null;
    this.taken = first;
    this.members = pieces.filter((piece) => piece !== first);
  }

  /** Puts down what is taken up: nothing was sent. */
  put(): void {
    this.taken = null;
    this.members = [];
    this.drag = null;
    this.rest = [];
    this.closeDial();
  }

  closeDial(refocus = false): void {
    const anchor = this.dial?.anchor;
    this.dial = null;
    if (refocus && (anchor instanceof SVGElement || anchor instanceof HTMLElement)) anchor.focus({ preventScroll: true });
  }

  /** Whether there is something to put down. */
  get full(): boolean {
    return this.taken !== null || this.dial !== null;
  }

  hover = (piece: P | null): void => {
    this.over = piece;
    this.given().point?.(piece !== null && this.glows(piece) ? piece : null);
  };

  /** Begins a drag of a piece that can be put somewhere, or of several that go together. */
  grab(dragged: P | readonly P[], event: PointerEvent): void {
    if (event.button !== 0 || event.shiftKey || !(event.currentTarget instanceof Element)) return;
    const from = event.currentTarget;
    const pieces = typeof dragged === 'string' ? [dragged] : dragged;
    const goals = (piece: P) =>
      this.offers.filter(({ touch }) => touch.on.includes(piece)).flatMap(({ touch }) => [...touch.at, ...touch.then]);
    if (!pieces.some((piece) => goals(piece).some((at) => at !== piece && this.drawn(at as P)))) return;
    // The frame does not pan under a piece that is dragged.
    event.stopPropagation();
    const least = event.pointerType === 'mouse' ? DRAG_PX.mouse : DRAG_PX.touch;
    const [x, y] = [event.clientX, event.clientY];
    const move = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      if (!this.drag && Math.hypot(at.clientX - x, at.clientY - y) < least) return;
      if (!this.drag && !pieces.some(this.isTaken)) this.take(pieces);
      this.drag = { from, x: at.clientX, y: at.clientY };
      this.hover(this.under(at.clientX, at.clientY));
    };
    const end = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!this.drag) return;
      this.drag = null;
      // The click that ends a drag is none.
      const swallow = (click: MouseEvent) => (click.stopPropagation(), click.preventDefault());
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const target = at.type === 'pointerup' ? this.under(at.clientX, at.clientY) : null;
      if (target === null) this.put();
      else this.press(target, this.element(target) ?? from);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /** The target under a point of the window. */
  private under(x: number, y: number): P | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const piece = element.closest('[data-glow=target]')?.getAttribute('data-piece') as P | null | undefined;
      if (piece && this.glow.targets.has(piece)) return piece;
    }
    return null;
  }

  /** How a piece is drawn so that it can be pressed, dragged, walked to and found. `idle` is its role where nothing is offered. */
  piece(piece: P, name: string, { idle = 'img', label }: { idle?: string | undefined; label?: string | undefined } = {}): PieceAttributes {
    const target = this.isTarget(piece);
    const offered = this.glows(piece);
    const found = offered ? this.about(piece) : [];
    const base: PieceAttributes = {
      'data-piece': piece,
      'data-glow': target ? 'target' : offered ? 'source' : undefined,
      'data-taken': this.isTaken(piece) ? '' : undefined,
      onpointerenter: () => this.hover(piece),
      onpointerleave: () => this.hover(null),
      onclick: (event: MouseEvent) => {
        if (!offered) return;
        event.stopPropagation();
        this.press(piece, event.currentTarget as Element, event.shiftKey);
      },
    };
    if (!offered) return { ...base, role: idle, 'aria-label': name };
    const [only] = found;
    const said =
      label ??
      (found.length === 1 && only
        ? `${this.given().say(only.message)}. ${name}`
        : `${name}. ${t('web-piece-choices', { count: found.length })}`);
    return {
      ...base,
      role: 'button',
      tabindex: 0,
      'aria-label': said,
      'aria-pressed': this.glow.sources.has(piece) && this.picked !== null ? this.isTaken(piece) : undefined,
      'aria-haspopup': pressOf<P>(piece, this.picked, this.offers, () => true, this.given()).kind === 'dial' ? 'menu' : undefined,
      'aria-expanded': this.dial?.piece === piece ? true : undefined,
      onpointerdown: (event: PointerEvent) => this.grab(piece, event),
      onfocus: () => this.hover(piece),
      onblur: () => this.hover(null),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.press(piece, event.currentTarget as Element, event.key === ' ' && this.joins(piece));
      },
    };
  }
}
