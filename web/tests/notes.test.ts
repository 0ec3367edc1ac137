import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as notes from '../src/table/notes';

describe('the notes of a first match', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('stay read, by game', () => {
    notes.tell('amanecer', 'prompt-actions');
    expect([...notes.tell('amanecer', 'event-city-fell')]).toEqual(['prompt-actions', 'event-city-fell']);
    expect([...notes.told('amanecer')]).toEqual(['prompt-actions', 'event-city-fell']);
    expect([...notes.told('peanas')]).toEqual([]);
  });

  it('are wanted until they are not, and again when somebody asks to learn', () => {
    expect(notes.wanted('peanas')).toBe(true);
    notes.tell('peanas', 'prompt-order');
    notes.stop('peanas');
    expect([notes.wanted('peanas'), notes.wanted('amanecer')]).toEqual([false, true]);
    notes.again('peanas');
    expect([notes.wanted('peanas'), notes.told('peanas').size]).toEqual([true, 0]);
  });
});
