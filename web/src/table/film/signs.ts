// The sign a scene goes by where there is no room for a picture of it.

import type { Scene } from './scenes';

export const SIGNS: Record<Scene['lead'], string> = {
  banner: '❧',
  card: '♠',
  hidden: '?',
  travel: '➜',
  dice: '',
  strike: '✶',
  hurt: '✶',
  lost: '✕',
  mark: '◆',
  tick: '±',
  take: '⚑',
  end: '■',
};

export const diceOf = (scene: Scene) => scene.lines.flatMap((line) => line.beat.dice).slice(0, 4);
