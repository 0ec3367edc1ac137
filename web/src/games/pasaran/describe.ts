// The whole board in words, for whoever hears it instead of seeing it.

import {
  inBattle,
  isCity,
  placeOf,
  printOf,
  quarterName,
  SIDES,
  unitOf,
  type Lang,
  type Say,
  type Sheet,
  type Text,
  type UnitView,
  type View,
  zoneOfPlace,
} from './view';
import { sideName, wordsOf } from './words';

export function describe(view: View, sheet: Sheet, say: Say, lang: Lang): string[] {
  const words = wordsOf(say);
  const print = printOf(sheet);
  const text = (it: Text | undefined, or = '') => it?.[lang] ?? or;
  const unitName = (unit: string) => text(print.kindOf(unit)?.name, unit);
  const cardName = (card: string | null) => (card ? text(print.cards.get(card)?.title, card) : words.unknown);
  const list = (items: string[]) => (items.length > 0 ? items.join(', ') : words.none);
  const place = (at: string) => {
    const zone = print.zones.get(zoneOfPlace(at));
    return isCity(at) ? `${text(zone?.city?.name)} (${words.city})` : text(zone?.name, at);
  };
  const units = (them: UnitView[]) => {
    const counted = new Map<string, number>();
    for (const { unit, side, reduced, strength } of them) {
      const name = `${sideName(words, side)} ${unitName(unit)} ${strength}${reduced ? ` ${words.reduced}` : ''}`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    return [...counted].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
  };

  const { turn } = view;
  const lines = [
    `${words.turn} ${quarterName(view.quarter)}. ${words.step[turn.step]}. ${words.phasing}: ${sideName(words, turn.phasing)}.`,
    [
      `${words.weather}: ${words[turn.weather]}.`,
      `${words.initiative}: ${sideName(words, turn.initiative)}.`,
      `${words.first}: ${sideName(words, turn.first)}.`,
    ].join(' '),
  ];
  for (const side of SIDES) {
    const it = view.sides.find((one) => one.side === side);
    if (!it) continue;
    const coming = it.coming.map(([quarter, unit]) => `${unitName(unit)} ${quarterName(quarter)}`);
    const held = view.zones.filter((zone) => zone.owner === side).map((zone) => place(zone.zone));
    lines.push(
      [
        `${sideName(words, side)}: ${words.treasury} ${it.bp}, ${words.production} ${it.production},`,
        `${words.points} ${it.zone_points} / ${print.victory}.`,
        `${words.hand}: ${it.cards} (${list(it.known.map(cardName))}). ${words.coming}: ${list(coming)}.`,
      ].join(' '),
    );
    lines.push(`${sideName(words, side)}: ${list(held)}.`);
  }
  for (const zone of view.zones) {
    const parts: string[] = [];
    if (zone.field.length > 0) parts.push(`${words.field}: ${units(zone.field)}`);
    if (zone.city.length > 0) parts.push(`${place(`${zone.zone}:city`)}: ${units(zone.city)}`);
    if (zone.trenches[0] + zone.trenches[1] > 0) parts.push(`${words.trench}: ${zone.trenches[0] + zone.trenches[1]}`);
    if (zone.digging.includes(true)) parts.push(`${words.trench}, ${words.digging}`);
    if (turn.besieged.includes(zone.zone)) parts.push(words.besieged);
    if (zone.city_owner && zone.city_owner !== zone.owner) parts.push(words.mixed);
    if (parts.length === 0) continue;
    lines.push(
      `${place(zone.zone)}, ${sideName(words, zone.owner)}, ${words.terrain[zone.terrain]}, ${zone.bp} ${words.bp}. ${parts.join('. ')}.`,
    );
  }
  if (inBattle(view)) {
    const siege = view.desk === 'siege';
    const { board, strengths, chits, hidden_chits: hidden } = view.battle;
    if (siege) {
      const named = board.champions.flatMap((unit) => {
        const it = unit ? unitOf(view, unit) : undefined;
        return it ? [`${sideName(words, it.side)} ${unitName(it.unit)}`] : [];
      });
      lines.push(`${words.siege}: ${place(board.place)}. ${list(named)}.`);
    } else {
      lines.push(`${words.battle}: ${place(board.place)}. ${words.round} ${board.round}.`);
    }
    SIDES.forEach((side, at) => {
      if (siege) return;
      const own = strengths.filter(([unit]) => unitOf(view, unit)?.side === side && placeOf(view, unit) === board.place);
      const said = own.map(([unit, strength]) => `${unitName(unit)} ${strength} (${board.air.includes(unit) ? words.air : words.ground})`);
      const [air, ground] = board.hits[at] ?? [0, 0];
      const shown = (chits[at] ?? []).map(([chit, count]) => `${text(print.chits.get(chit)?.name, chit)} × ${count}`);
      lines.push(
        [
          `${sideName(words, side)}: ${list(said)}.`,
          `${words.hits}: ${words.air} ${air}, ${words.ground} ${ground}.`,
          `${words.chits}: ${list(shown)}, ${hidden[at] ?? 0} ${words.hiddenChits}.`,
        ].join(' '),
      );
    });
  }
  lines.push(`${words.pile}: ${view.pile}, ${view.unseen} ${words.unseen}. ${words.queue}: ${list(view.queue.map(cardName))}.`);
  lines.push(`${words.inForce}: ${list(view.in_force.map(cardName))}. ${words.removed}: ${list(view.removed.map(cardName))}.`);
  if (view.revolt) lines.push(`${words.revolt}.`);
  if (view.outcome) lines.push(`${words.ending}: ${say({ key: `outcome-${view.outcome}`, args: [] })}.`);
  return lines;
}
