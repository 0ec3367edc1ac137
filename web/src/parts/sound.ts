// Sounds and vibration, generated: wood, paper, dice, a thump, two notes. Off until wanted; no sound device is opened before.

import { settings } from './settings.svelte';

export type Sound = 'wood' | 'paper' | 'dice' | 'thump' | 'turn' | 'note';

/** Sounds closer together than this are one. */
const APART_MS = 80;
const BUZZ: Partial<Record<Sound, number | number[]>> = { wood: 10, thump: 40, turn: [30, 60, 30] };

let context: AudioContext | null = null;
let heard = -Infinity;

/** A burst of noise through a filter: what knocks, rustles and rattles. */
function knock(audio: AudioContext, at: number, seconds: number, pitch: number, loud: number): void {
  const frames = Math.max(1, Math.floor(audio.sampleRate * seconds));
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.16, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.4);
}

const play: Record<Sound, (audio: AudioContext, at: number) => void> = {
  wood: (audio, at) => knock(audio, at, 0.06, 900, 0.5),
  paper: (audio, at) => knock(audio, at, 0.16, 4200, 0.22),
  dice: (audio, at) => [0, 0.07, 0.13, 0.2].forEach((later) => knock(audio, at + later, 0.05, 1900, 0.4)),
  thump: (audio, at) => knock(audio, at, 0.22, 110, 0.9),
  turn: (audio, at) => (tone(audio, at, 523), tone(audio, at + 0.14, 784)),
  note: (audio, at) => tone(audio, at, 659),
};

/** Makes a sound and a vibration, as far as they are wanted. */
export function sound(name: Sound): void {
  const now = performance.now();
  if (now - heard < APART_MS) return;
  if (settings.vibration && BUZZ[name]) navigator.vibrate?.(BUZZ[name]);
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  heard = now;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  play[name](context, context.currentTime);
}
