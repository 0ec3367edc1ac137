// One lesson by doing: the answers so far, the position they lead to, and what is said to the last one. The server plays
// the position again with each answer and keeps nothing; this knows no rule.

import { api, ApiError } from '../api/client';
import { word, type ExerciseLid, type ExerciseOut, type GameInfo, type Line, type Message, type Offer, type View } from '../api/types';
import { load, type GameBoard } from '../games';
import { language, say, sorry, t, text } from '../i18n/lang.svelte';
import { settings } from '../parts/settings.svelte';
import { sound } from '../parts/sound';
import { mayMove } from '../parts/theme.svelte';
import { session } from '../parts/session.svelte';
import { framesOf, type Frame } from '../table/film/patch';
import { Film } from '../table/film/player.svelte';
import { leave, left, stars, starsFor } from './stars.svelte';

/** What is said to an answer that was not the right one. */
export interface Said {
  text: string;
  rule: string;
}

export class Learner {
  info = $state.raw<GameInfo | null>(null);
  lids = $state.raw<ExerciseLid[]>([]);
  board = $state.raw<GameBoard | null>(null);
  out = $state.raw<ExerciseOut | null>(null);
  failure = $state.raw<Message | null>(null);
  said = $state.raw<Said | null>(null);
  busy = $state(false);
  /** Wrong answers and helps, in the whole lesson. */
  slips = $state(0);
  /** Wrong answers to this question. */
  here = $state(0);
  focus = $state<string | null>(null);
  previous = $state.raw<View | undefined>(undefined);
  /** What is read aloud besides the question. */
  aloud = $state('');

  private reel: Frame[] | null = null;

  readonly film = new Film({
    speed: () => settings.speed,
    moves: mayMove,
    more: () => {
      const { reel } = this;
      this.reel = null;
      return Promise.resolve(reel);
    },
    begins: (scene) => (this.aloud = scene.lines.map((line) => this.say(line.message)).join(' ')),
    ended: () => {},
  });

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  say = (message: Message): string => say(message, this.game);
  lid = $derived(this.lids.find((one) => one.id === this.id) ?? null);
  next = $derived(this.lids[this.lids.findIndex((one) => one.id === this.id) + 1] ?? null);
  at = $derived(this.out?.answers.length ?? 0);
  question = $derived(this.film.playing ? null : (this.out?.question ?? null));
  done = $derived(this.out !== null && this.out.question === null && !this.film.playing);
  earned = $derived(starsFor(this.slips));
  /** Whether there is only something to look at. */
  looks = $derived(this.question !== null && this.question.right.length === 0);
  view = $derived<View>(this.film.playing ? this.film.view : this.out?.view);
  offers = $derived<Offer[]>(
    this.film.playing || this.out === null || this.done || this.looks ? [] : this.out.offers.map((offer) => this.whole(offer)),
  );
  lines = $derived<string[]>(this.board && this.out ? this.board.describe(this.view, this.out.sheet, this.say, language.current) : []);

  /** Where taking up is all that is asked, it is done as soon as the piece is pressed: where it goes is the next question. */
  private whole(offer: Offer): Offer {
    const asked = this.question?.right.includes(offer.action) === true && offer.touch.at.length === 0;
    return asked ? { ...offer, touch: { ...offer.touch, then: [] } } : offer;
  }

  async open(): Promise<void> {
    try {
      await session.open();
      const before = left(this.game, this.id);
      const [games, lids, board, out] = await Promise.all([
        api.games(),
        api.exercises(this.game),
        load(this.game),
        api.exercise(this.game, this.id, { answers: before.answers }).catch((error: unknown) => {
          // The lesson has been written anew since it was left.
          if (before.answers.length === 0 || !(error instanceof ApiError) || error.code !== 'bad-answer') throw error;
          return api.exercise(this.game, this.id, { answers: [] });
        }),
        language.need(this.game),
      ]);
      this.info = games.find((one) => one.id === this.game) ?? null;
      this.lids = lids;
      this.board = board;
      this.slips = out.answers.length > 0 ? before.slips : 0;
      this.out = out;
      if (out.question === null) await this.again();
    } catch (error) {
      this.failure = error instanceof ApiError ? error.said : word('web-error-page');
      if (!(error instanceof ApiError)) console.error(error);
    }
  }

  close(): void {
    this.film.clear();
  }

  /** Tries an action as the answer. */
  act = (action: string): void => void this.tries(action);

  /** Several actions of one gesture: each is an answer of its own, and the first that is none ends it. */
  gesture = (actions: string[]): void =>
    void (async () => {
      for (const action of actions) if (!(await this.tries(action))) return;
    })();

  private async tries(action: string): Promise<boolean> {
    const out = await this.send({ tries: action });
    if (!out) return false;
    if (out.remark) {
      // What the rules forbid is a question, not a mistake.
      if (out.remark.kind === 'illegal') this.said = this.illegal(out.remark.line);
      else {
        this.said = { text: out.remark.text ? text(out.remark.text) : t('web-lesson-first'), rule: '' };
        this.slip();
      }
      return false;
    }
    sound('wood');
    this.go(out);
    return true;
  }

  private illegal({ message, rule }: Line): Said {
    return { text: sorry(message, this.game), rule };
  }

  private slip(): void {
    this.slips += 1;
    this.here += 1;
    this.keep();
  }

  /** Why can nothing be done with this piece, or not with these two? */
  why = (on: string, at: string | null): void =>
    void (async () => {
      const out = await this.send({ why: { on, at } });
      if (out?.remark?.kind === 'illegal') this.said = this.illegal(out.remark.line);
    })();

  /** A question of the board's own. */
  wonder = async (question: string): Promise<unknown> => (await this.send({ asks: question }, true))?.answer ?? null;

  /** Seen: on to what comes. */
  seen(): void {
    if (!this.looks || !this.out) return;
    void this.send({ answers: [...this.out.answers, 0] }).then((out) => out && this.go(out));
  }

  /** Does it for the learner. */
  show(): void {
    const right = this.question?.right[0];
    if (right === undefined || this.busy) return;
    this.slip();
    void this.tries(right);
  }

  back(): void {
    if (!this.out || this.at === 0 || this.busy) return;
    this.film.clear();
    void this.send({ answers: this.out.answers.slice(0, -1) }).then((out) => out && this.put(out));
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.film.clear();
    const out = await this.send({ answers: [] });
    if (!out) return;
    this.slips = 0;
    this.put(out);
  }

  private async send(more: Omit<Parameters<typeof api.exercise>[2], 'answers'> & { answers?: number[] }, quiet = false) {
    if (!this.out || (this.busy && !quiet)) return null;
    if (!quiet) this.busy = true;
    try {
      return await api.exercise(this.game, this.id, { answers: this.out.answers, ...more });
    } catch (error) {
      if (!quiet) this.said = { text: error instanceof ApiError ? sorry(error.said, this.game) : t('web-error-page'), rule: '' };
      return null;
    } finally {
      if (!quiet) this.busy = false;
    }
  }

  /** The right answer: what comes of it is shown, then the next question. */
  private go(out: ExerciseOut): void {
    const before = this.view;
    this.put(out);
    const frames = framesOf(out.film);
    if (settings.speed !== Infinity && frames.some((frame) => frame.log.length > 0)) {
      this.reel = [{ step: out.film.from, view: out.film.view, log: [] }, ...frames];
      this.film.hold(-1, before);
    }
    if (out.question === null) stars.earn(this.game, this.id, this.earned);
  }

  private put(out: ExerciseOut): void {
    this.previous = this.out?.view;
    this.out = out;
    this.said = null;
    this.here = 0;
    this.focus = null;
    this.keep();
  }

  /** A lesson that is done begins at its beginning the next time. */
  private keep(): void {
    const { out } = this;
    leave(this.game, this.id, out?.question ? { answers: out.answers, slips: this.slips } : { answers: [], slips: 0 });
  }
}
