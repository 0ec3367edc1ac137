// One match on this screen: what the server said last, what is asked for beside it (odds, the past, reasons), and what
// the reader is pointing at. No rule lives here: an action is an offered text handed back.

import { api, ApiError } from '../api/client';
import {
  word,
  type Guide,
  type Laid,
  type Line,
  type LogLine,
  type Message,
  type OddsTable,
  type Offer,
  type Past,
  type PlanOut,
  type ProposalKind,
  type SeatRequest,
  type Sides,
  type Sheet,
  type View,
} from '../api/types';
import { club } from '../club/club.svelte';
import { load, type GameBoard } from '../games';
import { language, say, sorry, t } from '../i18n/lang.svelte';
import { liveAddress } from '../live/address';
import { Live, type Answer, type LineState } from '../live/live';
import type { Position } from '../live/position';
import { isHome } from '../offline/store';
import { read, write } from '../parts/memory';
import { settings } from '../parts/settings.svelte';
import { sound, type Sound } from '../parts/sound';
import { mayMove } from '../parts/theme.svelte';
import { router, to } from '../parts/router.svelte';
import { session } from '../parts/session.svelte';
import { toasts } from '../parts/toasts.svelte';
import { headOf } from '../games/pieces';
import { framesOf, type Frame } from './film/patch';
import { Film } from './film/player.svelte';
import { scenesOf, told, type Scene } from './film/scenes';
import * as notes from './notes';
import { Stops, type Company } from './stops.svelte';

export type Tab = 'actions' | 'log' | 'odds' | 'rules' | 'luck' | 'chat';
export const TABS: readonly Tab[] = ['actions', 'log', 'odds', 'rules', 'luck', 'chat'];

/** Steps of a film that are asked for at once. */
const REEL = 400;
/** With less than this on the clock the film runs twice as fast. */
const HURRY_MS = 60_000;
/** Scenes are read aloud not more often than this. */
const ALOUD_MS = 1500;
const SOUNDS: Partial<Record<Scene['lead'], Sound>> = {
  card: 'paper',
  travel: 'wood',
  dice: 'dice',
  strike: 'thump',
  hurt: 'thump',
  lost: 'thump',
  mark: 'wood',
};
/** While a slider or a held key passes over moments, not more of them are asked for than can be followed. */
const LOOK_PACE_MS = 60;

/** The drawer beside the board, on a phone a sheet below it: folded, half open, or as high as it goes. */
export type Fold = 'folded' | 'half' | 'high';

/** Why something cannot be done, told where it was tried. */
export interface Note {
  lines: Line[];
  /** The piece that was taken up, and what was pressed then. */
  on: string;
  at: string | null;
  near: DOMRect;
  /** What is done when it is confirmed, where it is a question. */
  asks?: string;
}

export class Match {
  phase = $state<'loading' | 'ready' | 'failed'>('loading');
  failure = $state.raw<Message | null>(null);
  line = $state<LineState>('connecting');
  now = $state.raw<Position | null>(null);
  sheet = $state.raw<Sheet>(null);
  board = $state.raw<GameBoard | null>(null);
  guide = $state.raw<Guide | null>(null);
  hidden = $state(false);
  bots = $state.raw<string[]>([]);

  odds = $state.raw<OddsTable | null>(null);
  oddsFailed = $state(false);
  past = $state.raw<Past | null>(null);
  /** The action on its way to the server. */
  sending = $state<string | null>(null);
  note = $state.raw<Note | null>(null);
  /** What is read aloud. */
  aloud = $state('');
  /** Steps that have been seen; what came after them came while nobody looked. */
  away = $state<number | null>(null);
  /** The subject pointed at, in the list or on the board. */
  focus = $state<string | null>(null);
  tab = $state<Tab>('actions');
  /** How far the drawer is open; kept in this browser. */
  drawer = $state<Fold>(read('drawer') === 'open' ? 'half' : 'folded');
  /** The paragraph the rules are opened at. */
  rule = $state('');
  previous = $state.raw<View | undefined>(undefined);
  /** Log lines that came with the last change, to be read aloud and rolled. */
  fresh = $state.raw<LogLine[]>([]);
  /** How many steps stood before our last action: what came after is "what just happened". */
  since = $state(0);

  /** How many lines of the talk have been seen. */
  private heard = $state(0);
  /** What has been said since. */
  unread = $derived(Math.max(0, (this.now?.chat.length ?? 0) - this.heard));

  readonly stops: Stops;

  private live: Live | null = null;
  private asked: AbortController | null = null;
  private sought: AbortController | null = null;
  /** The moment to be looked at, while its picture is still on its way. */
  private heading = $state<number | null>(null);
  private readonly frames = new Map<number, Past>();
  /** Steps that the film has been given. */
  private filmed = 0;
  /** The step at which our last action was sent: what it does itself is seen at once. */
  private sentAt = -1;
  private spoken: string[] = [];
  private speaking: ReturnType<typeof setTimeout> | undefined;
  private ending = false;
  /** The choice that was asked about; taken once more, it is meant. */
  private asking: string | null = null;
  /** Where something was pressed last. */
  spot: DOMRect | null = null;
  private readonly nudge = () => {
    if (document.visibilityState !== 'hidden') this.live?.nudge();
  };

  readonly film = new Film({
    speed: () => this.pace,
    moves: mayMove,
    more: () => this.reel(),
    begins: (scene) => this.tell(scene),
    ended: (left) => this.arrived(left),
  });

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.stops = new Stops(id);
  }

  say = (message: Message): string => say(message, this.game);
  game = $derived(this.now?.meta.game ?? '');
  /** The seat that must choose, if it is ours. */
  seat = $derived.by(() => {
    const node = this.now?.node;
    if (node?.kind !== 'decision') return null;
    return this.now?.meta.seats.find((seat) => seat.seat === node.seat)?.you ? node.seat : null;
  });
  /** Offers to choose from: none while looking back. */
  offers = $derived<Offer[]>(this.past || this.film.playing || this.seat === null ? [] : (this.now?.offers ?? []));
  over = $derived(this.now?.node.kind === 'over' ? this.now.node.outcome : null);
  view = $derived<View>(this.past ? this.past.view : this.film.playing ? this.film.view : this.now?.view);
  prompt = $derived<Line | null>(this.past ? this.past.prompt : (this.now?.prompt ?? null));
  steps = $derived(this.now?.steps ?? 0);
  step = $derived(this.heading ?? this.past?.step ?? (this.film.playing ? this.film.step : this.steps));
  /** Why nothing can be taken back now, or null where it can. */
  noUndo = $derived.by<string | null>(() => {
    if (!this.now || this.mine.length === 0) return t('web-undo-spectator');
    if (this.now.meta.status !== 'playing') return t('web-undo-over');
    if (this.steps === 0) return t('web-undo-start');
    return this.steps > this.now.undo_floor ? null : t('web-undo-floor');
  });
  mine = $derived(this.now?.meta.seats.filter((seat) => seat.you) ?? []);
  /** The board in sentences. */
  lines = $derived<string[]>(this.board && this.now ? this.board.describe(this.view, this.sheet, this.say, language.current) : []);

  /** What happened since our last choice; after a reload elsewhere, what led here. */
  happened = $derived.by<LogLine[]>(() => {
    const log = this.now?.log ?? [];
    const since = log.filter((line) => line.step > this.since);
    return since.length > 0 ? since : log.slice(-6);
  });

  /** The same in scenes: the strip. */
  recap = $derived<Scene[]>(scenesOf(this.happened));

  /** What is drawn over the board: the scene that runs, or what the moment looked at brought. */
  shown = $derived.by<Scene | null>(() => {
    if (!this.past) return this.film.playing ? this.film.scene : null;
    const { step } = this.past;
    const scene = this.recap.find((one) => one.from < step && step <= one.step);
    return scene ?? scenesOf((this.now?.log ?? []).filter((line) => line.step === step))[0] ?? null;
  });

  /** How many scenes came while nobody looked. */
  missed = $derived(this.away === null ? 0 : scenesOf((this.now?.log ?? []).filter((line) => line.step > this.away!)).length);

  act = (action: string): void => void this.take(action);

  gesture = (actions: string[]): void => void this.takeAll(actions);

  async open(): Promise<void> {
    addEventListener('online', this.nudge);
    document.addEventListener('visibilitychange', this.nudge);
    try {
      await session.open();
      // Everything at once; only the board and the game's words have to know which game it is.
      const snapshot = api.snapshot(this.id);
      const game = snapshot.then(({ meta }) => meta.game);
      const [position, sheet, games, board] = await Promise.all([
        snapshot,
        api.sheet(this.id),
        api.games(),
        game.then(load),
        game.then((id) => language.need(id)),
      ]);
      this.sheet = sheet;
      this.board = board;
      const info = games.find((one) => one.id === position.meta.game);
      this.hidden = info?.hidden ?? false;
      this.bots = info?.bots ?? [];
      this.since = Number(read(`since.${this.id}`) ?? position.steps);
      const seen = read(`seen.${this.id}`);
      if (seen !== null && Number(seen) < position.steps) this.away = Number(seen);
      this.filmed = position.steps;
      this.live = await this.dial();
      this.live.open(position);
      // What was said while nobody here read it is one thing to come back to.
      this.heard = Math.max(0, position.chat.length - (club.desk.unread.includes(this.id) ? 1 : 0));
      this.phase = 'ready';
      const { game: played, guided } = position.meta;
      const first = guided || sessionStorage.getItem(`frente.guided.${this.id}`);
      if (first && position.node.kind !== 'over' && notes.wanted(played)) this.teach(played);
    } catch (error) {
      this.phase = 'failed';
      this.failure = error instanceof ApiError ? error.said : word('web-error-page');
      if (!(error instanceof ApiError)) console.error(error);
    }
  }

  /** The line to whoever keeps the match. */
  private async dial(): Promise<Live> {
    const hooks = {
      position: (now: Position, previous: Position | null) => this.see(now, previous),
      line: (state: LineState) => (this.line = state),
    };
    const address = liveAddress(this.id);
    return isHome(this.id) ? new Live(address, hooks, (await import('../offline/home')).dialHome) : new Live(address, hooks);
  }

  close(): void {
    removeEventListener('online', this.nudge);
    document.removeEventListener('visibilitychange', this.nudge);
    this.live?.close();
    this.asked?.abort();
    this.sought?.abort();
    this.stops.cancel();
    this.film.clear();
    clearTimeout(this.speaking);
  }

  /** No more notes in this game. */
  hush(): void {
    this.guide = null;
    notes.stop(this.game);
  }

  private teach(game: string): void {
    api.guide(game).then(
      (guide) => (this.guide = guide),
      () => (this.guide = null),
    );
  }

  private see(now: Position, previous: Position | null): void {
    const moved = !previous || now.steps !== previous.steps || now.view !== previous.view;
    const back = previous !== null && now.steps < previous.steps;
    if (previous && moved) this.previous = previous.view;
    this.fresh = previous && !back ? now.log.filter((line) => line.step > previous.steps) : [];
    if (back) {
      for (const step of this.frames.keys()) if (step > now.steps) this.frames.delete(step);
      this.since = Math.min(this.since, now.steps);
      if (this.step > now.steps) void this.look(this.steps);
    }
    if (now.node.kind === 'over' && previous && previous.node.kind !== 'over') this.ending = true;
    const heard = previous ? now.chat.length - previous.chat.length : 0;
    if (heard > 0 && document.visibilityState === 'hidden') sound('note');
    this.now = now;
    if (previous && now.seq === previous.seq) return;
    // What was sent has been taken, or overtaken: the next choice need not wait for the answer, which may come later.
    this.sending = null;
    this.note = null;
    this.asking = null;
    if (moved) {
      this.odds = null;
      this.oddsFailed = false;
      this.askOdds();
      this.stops.cancel();
      if (back) this.film.clear();
      const plays = previous !== null && !back && this.roll(previous, now);
      if (!plays) this.arrived(this.fresh, back);
    }
  }

  /** Begins to show what came after our own step, or adds it to what is being shown; false where nothing is played. */
  private roll(previous: Position, now: Position): boolean {
    if (this.film.playing) return true;
    const from = this.sentAt === previous.steps ? previous.steps + 1 : previous.steps;
    if (from >= now.steps) return false;
    if (document.visibilityState === 'hidden') {
      this.away ??= from;
      return false;
    }
    if (settings.speed === Infinity) return false;
    this.filmed = from;
    if (!now.log.some((line) => line.step > from)) return false;
    this.film.hold(previous.steps, previous.view);
    return true;
  }

  private pace = $derived.by(() => {
    const mine = this.now?.clocks.find((clock) => this.mine.some((seat) => seat.seat === clock.seat));
    const hurry = mine && mine.running && mine.left_ms < HURRY_MS ? 2 : 1;
    return settings.speed * hurry;
  });

  /** What comes next in the film. */
  private async reel(): Promise<Frame[] | null> {
    const [from, now] = [this.filmed, this.now];
    if (!now || from >= now.steps) return null;
    // Of a single step everything is at hand.
    if (from === now.steps - 1 && this.film.step === from) {
      this.filmed = now.steps;
      return [{ step: now.steps, view: now.view, log: now.log.filter((line) => line.step === now.steps) }];
    }
    const film = await api.film(this.id, from, Math.min(now.steps, from + REEL));
    this.filmed = film.to;
    return [{ step: from, view: film.view, log: [] }, ...framesOf(film)];
  }

  /** The present is on the board. */
  private arrived(left: readonly LogLine[], back = false): void {
    const { now } = this;
    if (!now) return;
    if (left.length > 0) this.speak(left.map((line) => this.say(line.message)));
    this.filmed = now.steps;
    if (document.visibilityState !== 'hidden') write(`seen.${this.id}`, String(now.steps));
    // How it ended is told where it was decided, whatever was being read.
    if (this.ending) {
      this.ending = false;
      this.tab = 'actions';
      if (this.drawer === 'folded') this.drawer = 'half';
    }
    if (this.seat !== null && document.visibilityState === 'hidden') sound('turn');
    // What was taken back is not passed over again; a first match shows every window.
    if (!back && !this.guide) this.planPass();
  }

  /** A scene begins: its sound, its sentence. */
  private tell(scene: Scene): void {
    const kind = SOUNDS[scene.lead];
    if (kind) sound(kind);
    const words = told(scene).map((line) => this.say(line.message));
    this.speak(scene.count > 1 ? [...words, `×${scene.count}`] : words);
  }

  /** Is read aloud, with what else comes in the next moment. */
  private speak(words: readonly string[]): void {
    this.spoken.push(...words);
    if (this.speaking !== undefined) return;
    const flush = () => {
      this.speaking = undefined;
      if (this.spoken.length === 0) return;
      this.aloud = this.spoken.join(' ');
      this.spoken = [];
      this.speaking = setTimeout(flush, ALOUD_MS);
    };
    flush();
  }

  /** Plays the match from a moment on, up to the present. */
  replay(from: number): void {
    const { now } = this;
    if (!now || from >= now.steps) return;
    // Until the film has come the board shows what it showed.
    const held = this.past?.step === from ? this.past : { step: now.steps, view: now.view };
    void this.look(this.steps);
    this.film.clear();
    this.away = null;
    this.filmed = Math.max(0, from);
    this.film.hold(held.step, held.view);
  }

  /** Plays from the moment looked at; in the present, what has happened since our last choice. */
  playOn(): void {
    if (this.film.playing) this.film.pause();
    else this.replay(this.past ? this.past.step : (this.recap[0]?.from ?? this.steps));
  }

  /** The window to reply that is open now, if it is ours. */
  private window() {
    return this.seat === null ? null : (this.now?.window ?? null);
  }

  private planPass(): void {
    const seats = this.now?.meta.seats ?? [];
    const shared = this.hidden && this.mine.length > 1;
    const alone = seats.every((seat) => seat.you || seat.kind === 'bot');
    const company: Company = shared ? 'shared-screen' : alone ? 'bots' : 'others';
    this.stops.plan(this.window(), this.seat ?? 0, this.now?.offers.length ?? 0, company, (action) => {
      if (!this.past && this.sending === null && this.seat !== null && this.live) void this.send(this.seat, action);
    });
  }

  /** Sets or lifts a stop; what is open now is looked at anew. */
  stop(seat: number, stop: string, on: boolean): void {
    this.stops.set(seat, stop, on);
    this.planPass();
  }

  private askOdds(): void {
    this.asked?.abort();
    if (this.seat === null || (this.now?.offers.length ?? 0) === 0) return;
    // A quick clicker passes through positions nobody reads: what was asked about them is let go.
    const asked = (this.asked = new AbortController());
    api.odds(this.id, asked.signal).then(
      (odds) => {
        if (!asked.signal.aborted) this.odds = odds;
      },
      () => {
        if (!asked.signal.aborted) this.oddsFailed = true;
      },
    );
  }

  private async take(action: string): Promise<void> {
    if (this.past || this.heading !== null) {
      toasts.add(t('web-past-first'));
      return;
    }
    if (this.sending !== null || !this.live) return;
    const listed = this.seat !== null && this.offers.some((offer) => offer.action === action);
    if ((!listed && !(await this.ask(action))) || this.seat === null || this.sending !== null) return;
    if (!this.meant(action)) return;
    const window = this.window();
    if (window?.decline === action) {
      // An automatic pass is already scheduled. Passing by hand now would be faster than the delay, and would show the
      // opponent that the hand is empty.
      if (this.stops.passing && window.secret) return;
      this.stops.passed(window);
    }
    this.stops.cancel();
    this.since = this.steps;
    write(`since.${this.id}`, String(this.since));
    this.focus = null;
    this.away = null;
    await this.send(this.seat, action);
  }

  /** Whether a choice need not be asked about, or has been; else it is asked about at the place that was pressed. */
  private meant(action: string): boolean {
    const offer = this.now?.offers.find((one) => one.action === action);
    const asks = settings.confirm === 'always' || (settings.confirm === 'cautions' && offer?.caution);
    if (!offer || !asks || this.asking === action) return true;
    this.asking = action;
    const line = offer.caution ?? { message: offer.message, rule: '' };
    const near = this.spot ?? new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0);
    this.note = { lines: [line], on: headOf(offer), at: null, near, asks: action };
    return false;
  }

  /** Several actions in one go. */
  private async takeAll(actions: string[]): Promise<void> {
    const [first] = actions;
    if (first === undefined) return;
    if (actions.length === 1) return this.take(first);
    if (this.past || this.sending !== null || !this.live || this.seat === null || !this.meant(first)) return;
    this.stops.cancel();
    this.since = this.steps;
    write(`since.${this.id}`, String(this.since));
    this.focus = null;
    await this.send(this.seat, first, actions);
  }

  /** How things would stand after these actions. */
  plan = async (actions: string[]): Promise<PlanOut | null> => {
    if (this.past || this.seat === null || !this.now) return null;
    return api.plan(this.id, this.seat, this.now.seq, actions).catch(() => null);
  };

  private async send(seat: number, action: string, actions?: string[]): Promise<void> {
    if (!this.live) return;
    const at = this.now?.seq;
    this.sentAt = this.steps;
    this.sending = action;
    this.answered(await this.live.order(actions ? { type: 'act', seat, actions } : { type: 'act', seat, action }));
    // Refused: the match stands where it stood. Where it went on, something else may be on its way by now.
    if (this.now?.seq === at) this.sending = null;
  }

  /** Why is this not offered? Says so; true where it is legal all the same. */
  async ask(action: string): Promise<boolean> {
    try {
      const { legal, message, rule = '' } = await api.explain(this.id, action);
      if (legal || !message) return legal;
      toasts.add(this.say(message), 'plain', rule);
    } catch (error) {
      this.complain(error);
    }
    return false;
  }

  /** Says at `near` why one piece cannot do anything, or nothing with another. Where it is only guessed that this was meant,
   * nothing is said where there is no reason. */
  why = (on: string, at: string | null, near: Element | DOMRect, guessed = false): void => {
    if (this.past || this.film.playing || this.seat === null) return;
    const box = near instanceof Element ? near.getBoundingClientRect() : near;
    const seq = this.now?.seq;
    api.why(this.id, on, at).then(
      ({ legal, reasons }) => {
        if (seq !== this.now?.seq || legal !== null || (guessed && reasons.length === 0)) return;
        const lines = reasons.length > 0 ? reasons : [{ message: word('web-why-nothing'), rule: '' }];
        this.note = { lines, on, at, near: box };
      },
      () => {},
    );
  };

  /** A question of the board's own, about the present. */
  wonder = async (question: string): Promise<unknown> => {
    if (this.past) return null;
    return api.ask(this.id, question).catch(() => null);
  };

  async undo(step = this.steps - 1): Promise<void> {
    if (this.noUndo !== null) {
      toasts.add(this.noUndo);
      return;
    }
    if (!this.live || this.sending !== null) return;
    void this.look(this.steps);
    this.answered(await this.live.order({ type: 'undo', to: step }));
  }

  async resign(): Promise<void> {
    const seat = this.seat ?? this.mine[0]?.seat;
    if (seat !== undefined && this.live) this.answered(await this.live.order({ type: 'resign', seat }));
  }

  async propose(kind: ProposalKind): Promise<void> {
    if (this.live) this.answered(await this.live.order({ type: 'offer', kind }));
  }

  async chat(text: string): Promise<boolean> {
    if (!this.live) return false;
    const answer = await this.live.order({ type: 'chat', text });
    this.answered(answer);
    return answer.kind !== 'refused';
  }

  private answered(answer: Answer): void {
    if (answer.kind === 'refused') toasts.add(sorry(answer.message, this.game), 'bad', answer.rule);
    if (answer.kind === 'overtaken' && this.line !== 'open') toasts.add(t('web-overtaken'));
  }

  /** Looks at the position after `step` steps; at the last one, returns to the present. */
  async look(step: number): Promise<void> {
    this.note = null;
    this.film.skip();
    if (step >= this.steps) {
      this.sought?.abort();
      this.sought = this.heading = this.past = null;
      return;
    }
    this.heading = Math.max(0, step);
    // One moment is fetched at a time; where another is wanted by then, that one follows.
    if (this.sought) return;
    const sought = (this.sought = new AbortController());
    try {
      while (this.heading !== null && !sought.signal.aborted) {
        const wanted: number = this.heading;
        const past = this.frames.get(wanted) ?? (await api.past(this.id, wanted, sought.signal));
        if (sought.signal.aborted) return;
        this.frames.set(wanted, past);
        this.past = past;
        if (this.heading === wanted) this.heading = null;
        else await new Promise((go) => setTimeout(go, LOOK_PACE_MS));
      }
    } catch (error) {
      if (sought.signal.aborted) return;
      this.heading = null;
      this.complain(error);
    } finally {
      if (this.sought === sought) this.sought = null;
    }
  }

  /** So many steps on from the moment looked at, or from the one that is on its way. */
  walk(by: number): void {
    void this.look(this.step + by);
  }

  /** A match of its own from the moment looked at. */
  async fork(seats: SeatRequest[]): Promise<void> {
    try {
      const { step } = this;
      const meta = await api.fork(this.id, step, seats);
      router.go(to.match(meta.id));
      toasts.add(t('web-forked', { step }), 'good');
    } catch (error) {
      this.complain(error);
    }
  }

  async rematch(sides: Sides = 'same'): Promise<void> {
    try {
      router.go(to.match((await api.rematch(this.id, sides)).id));
    } catch (error) {
      this.complain(error);
    }
  }

  /** Takes a table away that nobody has sat down at. */
  async withdraw(): Promise<void> {
    try {
      await api.withdraw(this.id);
      router.go(to.home);
      toasts.add(t('web-withdrawn'), 'good');
    } catch (error) {
      this.complain(error);
    }
  }

  async join(seat: number, list: Laid | null = null): Promise<void> {
    try {
      await api.join(this.id, { seat, invite: this.invite || undefined, list }, this.now?.meta.commitment ?? '');
      // Our eyes have changed: begin anew from what the server shows this seat.
      const position = await api.snapshot(this.id);
      this.live?.close();
      this.live = await this.dial();
      this.live.open(position);
    } catch (error) {
      this.complain(error);
    }
  }

  /** All that was said has been read. */
  hear(): void {
    const count = this.now?.chat.length ?? 0;
    const fresh = count !== this.heard;
    this.heard = count;
    // Read here is read everywhere; that nobody notes it harms nobody.
    if (fresh && this.now && this.mine.length > 0) api.seen(this.id, this.now.seq).catch(() => {});
  }

  /** Opens the drawer at a tab; open already, it stays as high as it is. */
  show(tab: Tab): void {
    this.tab = tab;
    if (this.drawer === 'folded') this.pull('half');
  }

  /** Folds or opens the drawer, and keeps it so in this browser. */
  pull(to: Fold): void {
    this.drawer = to;
    write('drawer', to === 'folded' ? 'folded' : 'open');
  }

  read(rule: string): void {
    this.rule = rule;
    this.show('rules');
  }

  complain(error: unknown): void {
    if (error instanceof ApiError) toasts.add(sorry(error.said, this.game), 'bad', error.rule);
    else console.error(error);
  }
}
