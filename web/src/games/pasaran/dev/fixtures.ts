// Positions made by hand, in the shape of the view: for tests and for pictures.

import { printOf, type Frame, type Kind, type Offer, type Side, type Sheet, type UnitView, type View, type ZoneView } from '../view';
import { sheet } from './printed';

export { sheet };

const printed = printOf(sheet);
/** In the made positions: by its name. */
const kindOf = (unit: string) => (unit.split('.')[0] ?? unit) as Kind;

type Stand = [string, string[]][];
const START: Stand = [
  ['marruecos', ['franco', 'n-ter', 'n-ter', 'n-reg', 'n-reg']],
  ['andalucia', ['n-reg', 'n-a2']],
  ['andalucia:city', ['queipo', 'n-i2']],
  ['cordoba:city', ['n-i2']],
  ['granada:city', ['n-i2']],
  ['caceres:city', ['n-i1']],
  ['segovia', ['n-i3', 'n-i2']],
  ['valladolid:city', ['n-i2']],
  ['valladolid', ['n-a1']],
  ['burgos:city', ['n-i2']],
  ['burgos', ['n-a2']],
  ['navarra', ['mola', 'n-i3', 'n-i3']],
  ['alava:city', ['n-i2']],
  ['soria', ['n-i1']],
  ['zaragoza:city', ['n-i3', 'n-i2']],
  ['huesca:city', ['n-i2']],
  ['teruel:city', ['n-i1']],
  ['leon', ['n-i2']],
  ['galicia-n', ['n-i2']],
  ['asturias:city', ['n-i3']],
  ['toledo:city', ['n-i1']],
  ['madrid', ['r-i2', 'r-i2', 'r-m2', 'r-m2', 'r-arm1', 'r-a2']],
  ['guadalajara:city', ['r-m1']],
  ['toledo', ['r-m2']],
  ['badajoz:city', ['r-i2', 'r-m1']],
  ['ciudad-real', ['r-m1']],
  ['albacete:city', ['r-i2']],
  ['valencia:city', ['r-i2']],
  ['valencia', ['r-m2']],
  ['alicante:city', ['r-m1']],
  ['murcia:city', ['r-i2']],
  ['murcia', ['r-a1']],
  ['jaen', ['r-i2', 'r-m1']],
  ['malaga:city', ['r-m2', 'r-m1']],
  ['barcelona:city', ['r-m2', 'r-m2', 'r-i2']],
  ['barcelona', ['r-a1']],
  ['lerida:city', ['r-m2']],
  ['tarragona', ['r-m1']],
  ['asturias', ['r-m2', 'r-m1']],
  ['santander:city', ['r-m1']],
  ['vizcaya:city', ['r-i3']],
  ['guipuzcoa:city', ['r-i2', 'r-m1']],
];
const NORTH: Stand = [
  ['toledo', ['varela', 'n-ter', 'n-ter', 'n-reg', 'n-reg', 'n-arm2']],
  ['toledo:city', ['n-i2']],
  ['segovia', ['franco', 'n-i3', 'n-i2', 'n-i2']],
  ['soria', ['n-it3', 'n-it3', 'n-ita2']],
  ['andalucia', ['n-i3', 'n-a2']],
  ['andalucia:city', ['queipo', 'n-i2']],
  ['cordoba:city', ['n-i2']],
  ['granada:city', ['n-i2', 'n-i2']],
  ['badajoz:city', ['n-i2']],
  ['caceres:city', ['n-i1']],
  ['marruecos', ['n-reg']],
  ['guipuzcoa', ['mola', 'n-i3', 'n-i3']],
  ['guipuzcoa:city', ['n-i3']],
  ['alava', ['n-i3']],
  ['alava:city', ['n-i2']],
  ['burgos', ['n-lca2', 'n-a2']],
  ['burgos:city', ['n-i2']],
  ['zaragoza:city', ['n-i3', 'n-i2']],
  ['huesca:city', ['n-i2']],
  ['teruel:city', ['n-i2']],
  ['leon', ['n-i2']],
  ['galicia-n', ['n-i1']],
  ['asturias:city', ['n-i3', 'n-i2']],
  ['madrid', ['miaja', 'kleber', 'r-i2', 'r-i2', 'r-i2', 'r-i2', 'r-i3', 'r-int3', 'r-m2', 'r-arm2s', 'r-a2', 'r-a2s']],
  ['guadalajara:city', ['r-i2', 'r-m1']],
  ['ciudad-real', ['r-i2', 'r-m1']],
  ['albacete:city', ['r-i2']],
  ['jaen', ['r-i2', 'r-m1']],
  ['malaga:city', ['r-m2', 'r-m1']],
  ['almeria', ['r-m1']],
  ['murcia:city', ['r-i2']],
  ['valencia:city', ['r-i2']],
  ['valencia', ['r-i2', 'r-a1']],
  ['castellon', ['r-m1']],
  ['lerida:city', ['r-m2', 'r-m2']],
  ['tarragona', ['r-m1']],
  ['barcelona:city', ['r-m2', 'r-i2']],
  ['barcelona', ['r-a1']],
  ['asturias', ['r-m2', 'r-m2', 'r-i2']],
  ['santander:city', ['r-i2']],
  ['santander', ['r-m2']],
  ['vizcaya:city', ['r-i3', 'r-i3']],
  ['vizcaya', ['r-i2', 'r-m1']],
];

export interface Shot {
  view: View;
  offers: Offer[];
}

function counter(): (kind: string) => string {
  const used = new Map<string, number>();
  return (kind) => {
    const number = (used.get(kind) ?? 0) + 1;
    used.set(kind, number);
    return (printed.kinds.get(kind)?.count ?? 1) > 1 ? `${kind}.${number}` : kind;
  };
}

function made(scenario: string, quarter: string, stand: Stand, taken: Partial<Record<string, Side>> = {}): View {
  const next = counter();
  const zones: ZoneView[] = printed.map.zones
    .filter((zone) => zone.owner)
    .map((zone) => ({
      zone: zone.zone,
      owner: taken[zone.zone] ?? zone.owner ?? 'republican',
      city_owner: zone.city ? (taken[zone.zone] ?? zone.city.owner ?? null) : null,
      terrain: zone.terrain,
      bp: zone.bp,
      field: [],
      city: [],
      stacks: [[0, 0], [0, 0]],
      trenches: [0, 0],
      digging: [false, false],
    }));
  for (const [place, kinds] of stand) {
    const zone = zones.find((one) => one.zone === place.replace(':city', ''));
    const units = kinds.map((kind): UnitView => unitView(next(kind), false, printed.kinds.get(kind)?.front ?? 0));
    (place.endsWith(':city') ? zone?.city : zone?.field)?.push(...units);
  }
  const worth = (side: Side) => zones.filter((zone) => zone.owner === side && (zone.city_owner ?? side) === side).reduce((sum, zone) => sum + zone.bp, 0);
  // What no drawing reads is left out.
  return {
    viewer: 'nationalist',
    scenario,
    options: {},
    quarter,
    turn: { step: 'movement', phasing: 'nationalist', initiative: 'nationalist', first: 'nationalist', weather: 'fair', besieged: [], sieges: [], moved: [], strained: [], crossed: [], storm: 0 },
    pending: ['move'],
    zones,
    veiled: [],
    sides: [
      { side: 'nationalist', bp: 3, production: worth('nationalist'), zone_points: worth('nationalist'), cards: 1, fresh: 0, known: ['ju52'], drawn: 0, drawn_cards: [], reserve: [['n-i3', 4], ['n-i2', 6], ['n-i1', 2], ['n-arm2', 2], ['n-a2', 1]], coming: [['1936-4', 'varela', false], ['1936-4', 'n-i2.16', true]], locked: [], gone: [] },
      { side: 'republican', bp: 5, production: worth('republican'), zone_points: worth('republican'), cards: 0, fresh: 0, known: [], drawn: 0, drawn_cards: [], reserve: [['r-i2', 7], ['r-m1', 3]], coming: [['1936-4', 'miaja', false], ['1936-4', 'r-i2.17', true], ['1936-4', 'r-i2.18', true]], locked: [], gone: [] },
    ],
    pile: 20,
    unseen: 20,
    queue: [],
    in_force: [],
    removed: [],
    revolt: false,
    desk: null,
    in_hand: null,
    outcome: null,
    battle: {
      board: { place: 'galicia-n', round: 0, air: [], shifted: [], hits: [[0, 0], [0, 0]], firing: 'nationalist', strength: 0, segment: 'ground', thrown: [[], []], leaving: [], boosted: [], confused: [], champions: [null, null] },
      strengths: [],
      hidden_chits: [0, 0],
      chits: [[], []],
      laid: [[], []],
    },
    ending: null,
  } as unknown as View;
}

const sideOf = (unit: string): Side => (unit.startsWith('n-') || ['franco', 'mola', 'queipo', 'varela', 'davila', 'moscardo'].includes(kindOf(unit)) ? 'nationalist' : 'republican');

/** A counter as the view tells it. */
export const unitView = (unit: string, reduced: boolean, strength: number): UnitView => ({ unit, kind: kindOf(unit), side: sideOf(unit), reduced, strength });

const texts = (es: string, en: string, fr: string) => ({ key: 'plain', args: [['text', { es, en, fr }]] as [string, { es: string; en: string; fr: string }][] });
/** An offer of a place is directed at it; any other piece is taken up. */
const touched = (piece: string, held?: string) => {
  const [on, at] = piece === '' ? [[], []] : piece.startsWith('place:') ? [held ? [held] : [], [piece]] : [[piece], []];
  return { on, at, covers: [], then: [], pays: [] };
};
const offer = (action: string, piece: string, es: string, en = es, fr = es, rule = '6.3'): Offer => ({ touch: touched(piece), caution: null, action, message: texts(es, en, fr), rule });
const pass = offer('pass', '', 'No mover más', 'Move no more', 'Ne plus bouger');
const all = (view: View, side: 'n-' | 'r-') => view.zones.flatMap((zone) => [...zone.field, ...zone.city]).filter((it) => it.unit.startsWith(side));
const picks = (units: UnitView[]) => units.map((it) => offer(`pick ${it.unit}`, `unit:${it.unit}`, `Mover ${printed.kinds.get(kindOf(it.unit))?.name.es}`, `Move ${printed.kinds.get(kindOf(it.unit))?.name.en}`, `Déplacer ${printed.kinds.get(kindOf(it.unit))?.name.fr}`));
const go = (place: string) => offer(`to ${place}`, `place:${place}`, `A ${place}`, `To ${place}`, `Vers ${place}`);

function start(): Shot {
  const view = made('campaign1936', '1936-3', START);
  return { view, offers: [pass, ...picks(all(view, 'n-').slice(0, 9)), offer('play ju52', 'card:ju52', 'Jugar JU 52', 'Play JU 52', 'Jouer JU 52', '7.2')] };
}
const TAKEN: Partial<Record<string, Side>> = { badajoz: 'nationalist', toledo: 'nationalist', guipuzcoa: 'nationalist' };
function north(): View {
  const view = made('war1937', '1937-2', NORTH, TAKEN);
  view.turn.weather = 'bad';
  view.turn.initiative = 'republican';
  view.in_force = ['condor', 'italian-corps', 'int-brigade', 'supply-of-arms'];
  view.removed = ['ju52', 'soviet-aid'];
  view.queue = ['recruits', null, 'hq'];
  view.pile = 11;
  view.unseen = 8;
  for (const [at, zone] of view.zones.entries()) for (const it of [...zone.field, ...zone.city]) if (at % 3 === 0 && (printed.kinds.get(kindOf(it.unit))?.back ?? null) !== null) {
    it.reduced = true;
    it.strength = printed.kinds.get(kindOf(it.unit))?.back ?? 0;
  }
  return view;
}
function mid(): Shot {
  const view = north();
  const madrid = view.zones.find((zone) => zone.zone === 'madrid');
  if (madrid) madrid.trenches = [2, 0];
  view.turn.besieged = ['asturias'];
  view.pending = ['move', { carry: ['n-it3.1', 'move'] }];
  return { view, offers: ['guadalajara', 'segovia', 'burgos', 'alava', 'zaragoza', 'guadalajara:city'].map(go).map((one) => ({ ...one, touch: { ...one.touch, on: ['unit:n-it3.1'] } })) };
}
/** Madrid with twelve counters, Vizcaya with ten: what a pile must bear. */
function crowd(): Shot {
  const view = north();
  const vizcaya = view.zones.find((zone) => zone.zone === 'vizcaya');
  const many = ['r-i2.13', 'r-i2.14', 'r-i2.15', 'r-i3.4', 'r-m2.9', 'r-m2.10', 'r-a2s.2', 'r-arm1', 'rojo', 'r-m1.12'];
  if (vizcaya) vizcaya.field = many.map((unit, at) => unitView(unit, at % 4 === 1, at % 4 === 1 ? 1 : (printed.kinds.get(kindOf(unit))?.front ?? 0)));
  view.turn.phasing = 'republican';
  const madrid = view.zones.find((zone) => zone.zone === 'madrid');
  return { view, offers: [pass, ...picks([...(vizcaya?.field.slice(0, 5) ?? []), ...(madrid?.field.slice(2, 6) ?? [])])] };
}
function battle(pending: Frame[] = [{ battle: 'losses' }, { losses: 'republican' }]): Shot {
  const view = north();
  const zone = view.zones.find((one) => one.zone === 'guadalajara');
  const from = view.zones.find((one) => one.zone === 'soria');
  const own: UnitView[] = [unitView('r-i2.19', false, 2), unitView('r-i3.3', true, 1), unitView('r-int3', false, 3), unitView('r-arm2s.1', false, 2), unitView('r-a2s.1', false, 2), unitView('miaja', false, 2)];
  const engaged = [...own.map((it) => it.unit), 'n-i3.7', 'n-lca2'];
  for (const one of view.zones) {
    one.field = one.field.filter((it) => !engaged.includes(it.unit));
    one.city = one.city.filter((it) => !engaged.includes(it.unit));
  }
  if (zone && from) {
    zone.field = [...from.field, unitView('n-i3.7', false, 3), unitView('n-lca2', false, 2), ...own];
    from.field = [];
  }
  view.turn.step = 'combat';
  view.desk = 'battle';
  view.options = { ...view.options, chits: true, trenches: true };
  view.pending = ['battles', ...pending];
  view.battle = {
    board: { ...view.battle.board, place: 'guadalajara', round: 1, air: ['n-ita2', 'r-a2s.1', 'n-lca2'], shifted: [], hits: [[1, 0], [0, 2]], firing: 'republican', strength: 2, segment: 'ground', thrown: [[0, 2, 0, 1, 1, 0], [1, 0, 0, 0, 2, 1]], leaving: [], boosted: ['n-it3.1'], confused: ['r-int3'], champions: [null, null] },
    strengths: [['n-it3.1', 2], ['n-it3.2', 2], ['n-i3.7', 2], ['n-ita2', 1], ['n-lca2', 1], ['r-i2.19', 3], ['r-i3.3', 2], ['r-int3', 4], ['r-arm2s.1', 1], ['r-a2s.1', 1]],
    fighters: [...(zone?.field ?? [])],
    hidden_chits: [1, 0],
    chits: [[['artillery', 1]], [['cover', 1], ['no-pasaran', 1]]],
    laid: [[], []],
  };
  const lose = own.filter((it) => it.unit !== 'miaja' && it.unit !== 'r-a2s.1').map((it) => offer(`lose ${it.unit}`, `unit:${it.unit}`, 'Encajar aquí el impacto', 'Take the hit here', 'Encaisser ici', '6.4.7'));
  return { view, offers: pending.some((frame) => typeof frame === 'object' && 'losses' in frame) ? lose : [] };
}
function cards(): Shot {
  const view = north();
  view.turn.step = 'cards';
  view.desk = { cards: 'republican' };
  view.pending = [{ 'buy-card': 'republican' }];
  view.sides[1] = { ...view.sides[1], cards: 2, known: ['weather-front', 'annulment'], drawn: 2, drawn_cards: ['border-opened', 'trained-brigades'] };
  return { view, offers: [offer('buy trained-brigades', 'card:trained-brigades', 'Comprar', 'Buy', 'Acheter', '7.2'), offer('pass', '', 'No comprar', 'Buy nothing', 'Ne rien acheter', '7.2')] };
}
function production(): Shot {
  const view = north();
  view.turn.step = 'production';
  view.desk = { production: 'nationalist' };
  view.pending = [{ produce: 'nationalist' }];
  view.sides[0] = { ...view.sides[0], bp: 9, coming: [['1937-3', 'davila', false], ['1937-3', 'n-i2.12', false], ['1937-4', 'n-a2.3', false], ['1938-1', 'n-arm2.2', false]] };
  const kinds = view.sides[0].reserve.map(([kind]) => offer(`build ${kind}`, `kind:${kind}`, `Construir ${printed.kinds.get(kind)?.name.es}`, `Build ${printed.kinds.get(kind)?.name.en}`, `Construire ${printed.kinds.get(kind)?.name.fr}`, '7.3'));
  return { view, offers: [...kinds, offer('pass', '', 'No construir más', 'Build no more', 'Ne plus construire', '7.3')] };
}
function fog(): Shot {
  const view = north();
  view.options = { ...view.options, fog: true };
  // The enemy shows one counter of each stack of ten; the own stacks lie open.
  const stacks = (units: UnitView[], side: Side) => Math.ceil(units.filter((it) => sideOf(it.unit) === side).length / 10);
  const tops = (units: UnitView[]) => units.filter((it, at) => sideOf(it.unit) === 'republican' || at < stacks(units, 'nationalist'));
  for (const zone of view.zones) {
    zone.stacks = [[stacks(zone.field, 'nationalist'), stacks(zone.field, 'republican')], [stacks(zone.city, 'nationalist'), stacks(zone.city, 'republican')]];
    zone.field = tops(zone.field);
    zone.city = tops(zone.city);
    for (const [part, place] of [zone.zone, `${zone.zone}:city`].entries()) {
      if ((zone.stacks[part]?.[0] ?? 0) > 0) view.veiled.push([place, 'nationalist']);
    }
  }
  view.turn.phasing = 'republican';
  view.viewer = 'republican';
  return { view, offers: [] };
}

export const SHOTS: Record<string, Shot> = { start: start(), mid: mid(), crowd: crowd(), battle: battle(), shot: battle([{ battle: 'round' }, { throw: 'shot' }]), cards: cards(), production: production(), fog: fog() };
