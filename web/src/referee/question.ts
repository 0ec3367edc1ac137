// A question for the referee: the script as the server reads it, and the same as people type it, a step a line.

/** A step of a script, as far as a line can say it. */
export type Step = { act: string; seat?: number } | { if_asked: string } | { chance: string };

/** A script, as `frente referee` reads it too. */
export interface Script {
  game: string;
  note?: string;
  setup?: Record<string, unknown>;
  state?: Record<string, unknown>;
  script?: unknown[];
  scenes?: unknown[];
}

/** `chance die 6`, `1: pass` for a seat, `maybe pass` for what is done only where it is asked, else an action. */
export function toStep(line: string): Step {
  const chance = /^chance\s+(.+)$/.exec(line);
  if (chance) return { chance: chance[1]! };
  const maybe = /^maybe\s+(.+)$/.exec(line);
  if (maybe) return { if_asked: maybe[1]! };
  const seat = /^(\d+):\s*(.+)$/.exec(line);
  return seat ? { act: seat[2]!, seat: Number(seat[1]) } : { act: line };
}

export const toSteps = (text: string): Step[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(toStep);

/** The step as a line; null where no line can say it. */
export function toLine(step: unknown): string | null {
  if (typeof step !== 'object' || step === null) return null;
  const { act, seat, chance, if_asked: maybe, ...more } = step as Record<string, unknown>;
  if (Object.keys(more).length > 0) return null;
  if (typeof chance === 'string') return `chance ${chance}`;
  if (typeof maybe === 'string') return `maybe ${maybe}`;
  if (typeof act !== 'string') return null;
  return typeof seat === 'number' ? `${seat}: ${act}` : act;
}

/** The steps of a script as lines; null where it says more than a form can: expectations, scenes, data. */
export function toLines(script: Script): string | null {
  const known = ['$schema', 'game', 'note', 'setup', 'state', 'script'];
  if (Object.keys(script).some((key) => !known.includes(key))) return null;
  const lines = (script.script ?? []).map(toLine);
  return lines.includes(null) ? null : lines.join('\n');
}

/** A JSON object as it was typed: nothing is an empty one. */
export function object(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('{ … }');
  return value as Record<string, unknown>;
}

export const written = (value: Record<string, unknown> | undefined): string =>
  value && Object.keys(value).length > 0 ? JSON.stringify(value, null, 2) : '';
