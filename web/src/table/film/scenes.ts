// What happened, in scenes: beats that belong together (a shot with its die and its loss, a march, a battle round) are one
// picture with one caption and one stop. And how long each is shown. Pure, so that it can be tested; a beat's kind and pieces
// come from the core, so nothing here knows a game.

import type { LogLine } from '../../api/types';

export type Beat = LogLine['beat'];

export interface Scene {
  /** Steps before it. */
  from: number;
  /** Its last step. */
  step: number;
  lines: LogLine[];
  /** The beat that says what it is. */
  lead: Beat['kind'];
  /** How many times the same: four marches to one place. */
  count: number;
}

type Kind = Beat['kind'];

/** How long a beat is shown by itself, in milliseconds. */
const BEAT_MS: Record<Kind, number> = {
  banner: 700,
  card: 1300,
  hidden: 250,
  travel: 450,
  dice: 650,
  strike: 400,
  hurt: 450,
  lost: 650,
  mark: 300,
  tick: 350,
  take: 600,
  end: 1500,
};

/** What is shown at the same time as one like it costs only a part of its time. */
const BESIDE = 0.3;
const LONGEST_SCENE_MS = 3000;
export const SHORTEST_SCENE_MS = 120;
/** A film takes no longer than this at the usual speed. */
export const FILM_MS = 20_000;
/** Of a scene that does not move a still is shown. */
export const STILL_MS = 1200;

/** More beats than these are another picture, whatever they are. */
const MOST = 12;
const MOST_SMALL = 40;

const FIGHT: readonly Kind[] = ['dice', 'strike'];
const RESULT: readonly Kind[] = ['hurt', 'lost', 'take'];
const SMALL: readonly Kind[] = ['hidden', 'mark', 'tick'];

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
const pieces = (beat: Beat) => [...beat.on, ...beat.path];
const shares = (scene: Scene, beat: Beat) => {
  const named = new Set(pieces(beat));
  return scene.lines.some((line) => pieces(line.beat).some((piece) => named.has(piece)));
};
const has = (scene: Scene, kinds: readonly Kind[]) => scene.lines.some((line) => kinds.includes(line.beat.kind));
const goal = (beat: Beat) => last(beat.path) ?? last(beat.on);

/** Whether a line goes on with a scene. */
function joins(scene: Scene, line: LogLine): boolean {
  const { beat, step } = line;
  const { lead } = scene;
  const same = step === scene.step;
  if (beat.kind === 'end' || lead === 'end') return false;
  if (scene.lines.length >= (SMALL.includes(lead) && SMALL.includes(beat.kind) ? MOST_SMALL : MOST)) return false;
  switch (beat.kind) {
    case 'banner':
      return lead === 'banner' && same;
    case 'card':
      return false;
    case 'travel': {
      // An order and the march it leads to; one march over several places; a stack with one goal.
      if (lead === 'mark') return shares(scene, beat) && !has(scene, ['tick']);
      if (lead !== 'travel') return false;
      const before = last(scene.lines)!.beat;
      if (before.kind !== 'travel') return false;
      const onward = before.on[0] === beat.on[0] && last(before.path) !== undefined && last(before.path) === beat.path[0];
      const together = goal(before) !== undefined && goal(before) === goal(beat) && before.side === beat.side;
      return onward || together;
    }
    case 'dice':
      // A modifier belongs to the die before it, or to the one that follows.
      if (beat.dice.length === 0) return FIGHT.includes(lead) || same;
      return (FIGHT.includes(lead) || (lead === 'travel' && same)) && !has(scene, RESULT);
    case 'strike':
      return FIGHT.includes(lead) && !has(scene, RESULT);
    case 'hurt':
    case 'lost':
      return FIGHT.includes(lead) || (lead !== 'banner' && (same || shares(scene, beat)));
    case 'take':
      return lead !== 'banner' && (same || shares(scene, beat));
    default:
      return lead === beat.kind || (lead !== 'banner' && same);
  }
}

/** The lines of a log as scenes. */
export function scenesOf(lines: readonly LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const scene = last(scenes);
    if (scene && joins(scene, line)) {
      scene.lines.push(line);
      scene.step = line.step;
      // A modifier told before its die does not name the scene.
      if (scene.lead === 'dice' && scene.lines.every((one) => one.beat.dice.length === 0)) scene.lead = line.beat.kind;
    } else scenes.push({ from: line.step - 1, step: line.step, lines: [line], lead: line.beat.kind, count: 1 });
  }
  return scenes;
}

/** How long a scene is shown if there is time for it. */
export function lengthOf(scene: Scene): number {
  const seen = new Set<Kind>();
  let ms = 0;
  for (const { beat } of scene.lines) {
    ms += seen.has(beat.kind) ? BEAT_MS[beat.kind] * BESIDE : BEAT_MS[beat.kind];
    seen.add(beat.kind);
  }
  return Math.min(ms, LONGEST_SCENE_MS);
}

const sum = (scenes: readonly Scene[]) => scenes.reduce((all, scene) => all + lengthOf(scene), 0);

/** Scenes that say the same of the same place become one, told as often as there were. */
export function gathered(scenes: readonly Scene[]): Scene[] {
  const out: Scene[] = [];
  for (const scene of scenes) {
    const before = last(out);
    const alike =
      before &&
      before.lead === scene.lead &&
      scene.lead !== 'end' &&
      before.lines[0]!.message.key === scene.lines[0]!.message.key &&
      goal(before.lines[0]!.beat) === goal(scene.lines[0]!.beat);
    if (before && alike) {
      out[out.length - 1] = { ...before, step: scene.step, lines: [...before.lines, ...scene.lines], count: before.count + scene.count };
    } else out.push(scene);
  }
  return out;
}

export interface Reel {
  scenes: Scene[];
  /** How long each is shown at the usual speed. */
  lengths: number[];
}

/** The scenes of what is still to be shown, and their times, when `played` milliseconds of the film have gone by. */
export function reelOf(lines: readonly LogLine[], played = 0): Reel {
  let scenes = scenesOf(lines);
  const left = Math.max(FILM_MS - played, FILM_MS / 10);
  if (sum(scenes) > left) scenes = gathered(scenes);
  const factor = Math.min(1, left / Math.max(1, sum(scenes)));
  // Hundreds of scenes have less each, so that the whole is not longer.
  const floor = Math.min(SHORTEST_SCENE_MS, left / Math.max(1, scenes.length));
  const lengths = scenes.map((scene) => Math.max(floor, lengthOf(scene) * factor));
  // What the shortest take more is taken from the others.
  const over = lengths.reduce((all, ms) => all + ms, 0) - left;
  const spare = lengths.reduce((all, ms) => all + (ms - floor), 0);
  if (over > 0 && spare > 0) return { scenes, lengths: lengths.map((ms) => ms - (over * (ms - floor)) / spare) };
  return { scenes, lengths };
}

const WEIGHT: Record<Kind, number> = {
  end: 100,
  take: 60,
  lost: 40,
  card: 25,
  hurt: 20,
  strike: 12,
  dice: 10,
  travel: 8,
  tick: 4,
  mark: 3,
  banner: 2,
  hidden: 1,
};

/** What a scene says: what it is, and what came of it. */
export function told(scene: Scene): LogLine[] {
  const lead = scene.lines.find((line) => line.beat.kind === scene.lead) ?? scene.lines[0]!;
  const best = scene.lines.reduce((best, line) => (WEIGHT[line.beat.kind] >= WEIGHT[best.beat.kind] ? line : best), lead);
  return best === lead ? [lead] : [lead, best];
}

/** How much a scene decided, as far as its beats say. */
export const weight = (scene: Scene): number =>
  scene.lines.reduce((all, { beat }) => all + (beat.tone === 'plain' ? WEIGHT[beat.kind] / 2 : WEIGHT[beat.kind]), 0);
