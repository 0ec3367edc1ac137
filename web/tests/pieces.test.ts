// The grammar of five boards, on made-up offers.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../src/api/types';
import { byPiece, fulfils, glowOf, headOf, isLoose, onlySource, pressOf, split, steps, valueOf } from '../src/games/pieces';
import { touching } from './made';

const walk = (from: string, to: string): Offer => touching(`walk ${from} ${to}`, { on: [from], at: [to] });
const fire = touching('fire', { on: ['unit:1', 'weapon:0'], at: ['unit:9'] });
const salvo = touching('salvo', { on: ['unit:1', 'weapon:1'], at: ['unit:9'] });
const dig = touching('dig', { on: ['unit:1'] });
const storm = touching('storm', { at: ['unit:9'] });
const lift = (unit: string, ...then: string[]): Offer => touching(`lift ${unit}`, { on: [unit], then });
const end = touching('end', {});

describe('offers by piece', () => {
  it('stand on all that acts and all that is acted on, and none is lost', () => {
    const offers = [walk('unit:1', 'place:a'), fire, storm, end];
    const found = byPiece(offers);
    expect([...found.keys()]).toEqual(['unit:1', 'place:a', 'weapon:0', 'unit:9']);
    expect(found.get('unit:1')).toEqual([offers[0], fire]);
    expect(found.get('unit:9')).toEqual([fire, storm]);
    expect(offers.filter(isLoose)).toEqual([end]);
    expect(offers.map(headOf)).toEqual(['unit:1', 'unit:1', 'unit:9', '']);
  });

  it('glow as sources, and with nothing taken up as targets only where nothing must be taken up', () => {
    const offers = [walk('unit:1', 'place:a'), walk('unit:2', 'place:b'), storm];
    const bare = glowOf(offers, null);
    expect([...bare.sources]).toEqual(['unit:1', 'unit:2']);
    expect([...bare.targets.keys()]).toEqual(['unit:9']);
    expect([...glowOf(offers, 'unit:2').targets.keys()]).toEqual(['place:b']);
  });
});

describe('a press', () => {
  it('takes up what can be put somewhere, and the next one puts it there', () => {
    const offers = [walk('unit:1', 'place:a'), walk('unit:1', 'place:b'), end];
    expect(pressOf('unit:1', null, offers)).toEqual({ kind: 'pick', own: [] });
    expect(pressOf('place:b', 'unit:1', offers)).toEqual({ kind: 'act', offer: offers[1] });
    expect(pressOf('place:z', 'unit:1', offers)).toEqual({ kind: 'nothing' });
  });

  it('asks where there are several ways, and acts where there is one', () => {
    expect(pressOf('unit:9', 'unit:1', [fire, salvo])).toEqual({ kind: 'dial', offers: [fire, salvo] });
    expect(pressOf('unit:9', 'unit:1', [fire])).toEqual({ kind: 'act', offer: fire });
    expect(pressOf('unit:1', null, [dig])).toEqual({ kind: 'act', offer: dig });
    expect(pressOf('unit:9', null, [storm])).toEqual({ kind: 'act', offer: storm });
  });

  it('offers beside a piece what has no place on the board', () => {
    expect(pressOf('unit:1', null, [fire, dig])).toEqual({ kind: 'pick', own: [dig] });
    const drawn = (piece: string) => piece !== 'unit:9';
    expect(pressOf('unit:1', null, [fire, dig], drawn)).toEqual({ kind: 'dial', offers: [fire, dig] });
  });

  it('does to a target what needs nothing else, or gathers all that can be done to it', () => {
    expect(pressOf('unit:9', null, [fire, storm])).toEqual({ kind: 'act', offer: storm });
    expect(pressOf('unit:9', null, [fire, storm], () => true, { gathers: true })).toEqual({ kind: 'dial', offers: [fire, storm] });
    // Where nothing else is meant, the one that can do it does.
    expect(pressOf('unit:9', null, [fire])).toEqual({ kind: 'act', offer: fire });
  });

  it('is enough, on a quick board, for what can be put in one place alone', () => {
    const quick = { quick: true };
    expect(pressOf('unit:1', null, [fire, salvo], () => true, quick)).toEqual({ kind: 'dial', offers: [fire, salvo] });
    expect(pressOf('unit:1', null, [fire], () => true, quick)).toEqual({ kind: 'act', offer: fire });
    const ways = [walk('unit:1', 'place:a'), walk('unit:1', 'place:b')];
    expect(pressOf('unit:1', null, ways, () => true, quick)).toEqual({ kind: 'pick', own: [] });
  });

  it('sends two actions where taking up is one of its own', () => {
    const offers = [lift('unit:1', 'place:a', 'place:b'), lift('unit:2', 'place:b')];
    expect(pressOf('unit:1', null, offers)).toEqual({ kind: 'pick', own: [] });
    expect([...glowOf(offers, 'unit:1').targets.keys()]).toEqual(['place:a', 'place:b']);
    expect(glowOf(offers, null).targets.size).toBe(0);
    expect(pressOf('place:a', 'unit:1', offers)).toEqual({ kind: 'act', offer: offers[0], then: { on: 'unit:1', at: 'place:a' } });
  });
});

describe('a gesture of several steps', () => {
  it('finds the next step by its pieces, and nothing where it is not offered or not alone', () => {
    const [pick, go] = steps([lift('unit:1', 'place:a')], 'unit:1', 'place:a');
    expect([pick, go]).toEqual([
      { on: 'unit:1', then: 'place:a' },
      { on: 'unit:1', at: 'place:a' },
    ]);
    expect(fulfils([lift('unit:1', 'place:a'), end], pick!)?.action).toBe('lift unit:1');
    expect(fulfils([lift('unit:1', 'place:b'), end], pick!)).toBeUndefined();
    expect(fulfils([walk('unit:1', 'place:a'), walk('unit:1', 'place:b')], go!)?.action).toBe('walk unit:1 place:a');
    expect(fulfils([fire, salvo], { on: 'unit:1', at: 'unit:9' })).toBeUndefined();
    expect(steps([walk('unit:1', 'place:a')], 'unit:1', 'place:a')).toHaveLength(1);
  });

  it('takes up by itself the one piece that can be put somewhere', () => {
    expect(onlySource([walk('unit:1', 'place:a'), walk('unit:1', 'place:b'), dig, end])).toBe('unit:1');
    expect(onlySource([walk('unit:1', 'place:a'), walk('unit:2', 'place:b')])).toBeNull();
    expect(onlySource([dig, end])).toBeNull();
  });
});

describe('the text of a piece', () => {
  it('is a kind and a value, which may hold a colon of its own', () => {
    expect(split('place:toledo:city')).toEqual(['place', 'toledo:city']);
    expect(split('deck')).toEqual(['deck', '']);
    expect(valueOf('unit:12', 'unit')).toBe('12');
    expect(valueOf('units:12', 'unit')).toBeNull();
    expect(valueOf(null, 'unit')).toBeNull();
  });
});
