import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKept, newSalt, note } from '../src/api/dice';
import { meta } from './made';

const match = (commitment: string, salt: string) => {
  const made = meta(1);
  return { ...made, commitment, seats: made.seats.map((seat) => ({ ...seat, salt })) };
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a salt is 128 bits nobody foresees', () => {
  expect(newSalt()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSalt()).not.toBe(newSalt());
});

test('a promise that was kept is told from one that was not', () => {
  expect(isKept(match('c', 's'))).toBeNull();
  note('m', 'c', 's');
  expect(isKept(match('c', 's'))).toBe(true);
  expect(isKept(match('another', 's'))).toBe(false);
  expect(isKept(match('c', 'another'))).toBe(false);
});

test('of many matches the latest are remembered', () => {
  note('m', 'c', 's');
  for (let n = 0; n < 200; n++) note(`m${n}`, 'c', 's');
  expect(isKept(match('c', 's'))).toBeNull();
  expect(isKept({ ...match('c', 's'), id: 'm199' })).toBe(true);
});
