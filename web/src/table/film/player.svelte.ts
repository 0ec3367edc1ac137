// The film: what happened since the last decision, scene by scene, while the board shows the views that belong to it. It
// knows no board; the overlay draws `scene`, the board draws `view`.

import type { LogLine, View } from '../../api/types';
import type { Frame } from './patch';
import { reelOf, SHORTEST_SCENE_MS, STILL_MS, type Reel, type Scene } from './scenes';

export interface Stage {
  /** How fast, as a number; `Infinity` where nothing is to be played. */
  speed: () => number;
  /** Whether things may move. */
  moves: () => boolean;
  /** More that is to be shown, once everything at hand has been; null where there is nothing. */
  more: () => Promise<Frame[] | null>;
  /** A scene begins. */
  begins: (scene: Scene) => void;
  /** The present is shown again; `skipped` holds what was not played. */
  ended: (skipped: readonly LogLine[]) => void;
}

/** Of a scene that decides something the throw is seen before what it leads to. */
const BEFORE = 0.55;
const LATER: readonly Scene['lead'][] = ['dice', 'strike', 'card'];

export class Film {
  playing = $state(false);
  paused = $state(false);
  scene = $state.raw<Scene | null>(null);
  /** What the board shows meanwhile. */
  view = $state.raw<View>(undefined);
  before = $state.raw<View>(undefined);
  /** The step the board shows. */
  step = $state(0);

  private frames: Frame[] = [];
  private lines: LogLine[] = [];
  /** Lines that have been played. */
  private at = 0;
  private starts: number[] = [];
  private played = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private asking = false;
  /** Another film has begun since, or none is wanted any more. */
  private run = 0;

  constructor(private readonly stage: Stage) {}

  /** Holds the board at a view until there is something to play. */
  hold(step: number, view: View): void {
    if (this.playing) return;
    this.clear();
    this.playing = true;
    this.step = step;
    this.view = this.before = view;
    this.frames = [{ step, view, log: [] }];
    void this.next();
  }

  /** Adds what happened next; a running film goes on with it. */
  add(frames: readonly Frame[]): void {
    this.frames.push(...frames);
    this.lines.push(...frames.flatMap((frame) => frame.log));
  }

  /** Everything at once: the present. */
  skip(): void {
    if (!this.playing) return;
    const left = this.lines.slice(this.at);
    this.clear();
    this.stage.ended(left);
  }

  /** Forgets everything, saying nothing: the table is closed, or steps were taken back. */
  clear(): void {
    this.run++;
    this.stop();
    this.frames = [];
    this.lines = [];
    this.starts = [];
    this.at = this.played = 0;
    this.asking = this.playing = this.paused = false;
    this.scene = null;
    this.view = this.before = undefined;
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    if (this.paused) this.stop();
    else void this.next();
  }

  /** The next scene, or the one before, without waiting. */
  go(by: 1 | -1): void {
    if (!this.playing || this.asking) return;
    if (by < 0) {
      // The one shown now, and the one before it.
      const to = this.starts[this.starts.length - 2] ?? 0;
      this.starts = this.starts.slice(0, -2);
      this.at = to;
      const first = this.lines[to];
      if (first) this.show(first.step - 1);
    }
    void this.next();
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  private async next(): Promise<void> {
    this.stop();
    const run = this.run;
    while (this.at >= this.lines.length) {
      if (this.asking) return;
      this.asking = true;
      const more = await this.stage.more().catch(() => null);
      if (run !== this.run) return;
      this.asking = false;
      if (!more) {
        this.clear();
        this.stage.ended([]);
        return;
      }
      this.add(more);
      const [first] = more;
      if (first?.log.length === 0) this.show(first.step);
    }
    const reel: Reel = reelOf(this.lines.slice(this.at), this.played);
    const scene = reel.scenes[0]!;
    const length = reel.lengths[0] ?? SHORTEST_SCENE_MS;
    this.starts.push(this.at);
    this.at += scene.lines.length;
    this.scene = scene;
    this.stage.begins(scene);
    this.played += length;
    const speed = Math.max(0.1, this.stage.speed());
    const moves = this.stage.moves();
    const ms = moves ? length / speed : Math.min(STILL_MS, Math.max(STILL_MS / 2, length)) / speed;
    const later = moves && LATER.includes(scene.lead) ? ms * BEFORE : 0;
    // The piece is found where it stood before it moves.
    this.timers.push(setTimeout(() => this.show(scene.step), Math.max(30, later)));
    if (!this.paused) this.timers.push(setTimeout(() => void this.next(), Math.max(40, ms)));
  }

  /** The board as it stood after that step. */
  private show(step: number): void {
    const frame = this.frames.findLast((one) => one.step <= step);
    this.step = step;
    if (!frame || frame.view === this.view) return;
    this.before = this.view;
    this.view = frame.view;
  }
}
