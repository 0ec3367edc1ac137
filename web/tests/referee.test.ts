import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../src/build/share';
import { caretAt, suggestions } from '../src/referee/complete';
import { object, toLines, toStep, toSteps, type Script } from '../src/referee/question';
import { parse, to } from '../src/parts/router.svelte';

describe('the lines of a question', () => {
  it('are steps and steps are lines', () => {
    const text = 'chance card 10\n political \n\n1: pass\nmaybe done\noffensive southern';
    const steps = toSteps(text);
    expect(steps).toEqual([
      { chance: 'card 10' },
      { act: 'political' },
      { act: 'pass', seat: 1 },
      { if_asked: 'done' },
      { act: 'offensive southern' },
    ]);
    expect(toLines({ game: 'amanecer', script: steps })).toBe('chance card 10\npolitical\n1: pass\nmaybe done\noffensive southern');
    expect(toStep('chance')).toEqual({ act: 'chance' });
  });

  it('cannot say what a script expects, nor its scenes', () => {
    expect(toLines({ game: 'amanecer', script: [{ expect: { node: 'chance' } }] })).toBeNull();
    expect(toLines({ game: 'amanecer', scenes: [] })).toBeNull();
  });

  it('are refused where they are no object', () => {
    expect(object(' ')).toEqual({});
    expect(() => object('[1]')).toThrow(SyntaxError);
    expect(() => object('{')).toThrow(SyntaxError);
  });

  it('travel in a link', async () => {
    const script: Script = { game: 'peanas', note: '¿Qué queda?', script: [{ act: 'pass' }] };
    const link = to.referee('peanas', await pack(script));
    const route = parse(link);
    expect(route.at).toBe('referee');
    expect(route.at === 'referee' && (await unpack(route.code))).toEqual(script);
  });
});

describe('completion', () => {
  const schema = {
    $defs: {
      state: {
        type: 'object',
        properties: {
          level: { type: 'integer' },
          units: {
            anyOf: [
              { type: 'array', items: { $ref: '#/$defs/unit' } },
              { type: 'object', additionalProperties: { $ref: '#/$defs/unit' } },
            ],
          },
        },
      },
      unit: { type: 'object', properties: { side: { enum: ['red', 'blue'] }, pinned: { type: 'boolean' } } },
    },
  };
  const words = (text: string) => suggestions(schema, 'state', text, text.length).words;

  it('knows where the caret stands', () => {
    expect(caretAt('{"units": {"u3": {"si', 21)).toEqual({ path: ['units', 'u3'], due: 'key', typed: 'si', from: 18 });
    expect(caretAt('{"a": [1, {"b": "x', 18)).toMatchObject({ path: ['a', '1', 'b'], due: 'value', typed: 'x' });
    expect(caretAt('{"a": "}", ', 11)).toMatchObject({ path: [], due: 'key' });
  });

  it('offers the keys of the object and the words of the key', () => {
    expect(words('{')).toEqual(['"level": ', '"units": ']);
    expect(words('{"un')).toEqual(['"units": ']);
    expect(words('{"units": {"u3": {"')).toEqual(['"side": ', '"pinned": ']);
    expect(words('{"units": {"u3": {"side": ')).toEqual(['"red"', '"blue"']);
    expect(words('{"units": [{"side": "b')).toEqual(['"blue"']);
    expect(words('{"units": [{"pinned": ')).toEqual(['true', 'false']);
  });
});
