// The whole table in words, for whoever hears it instead of seeing it.

import type { Guerra1936Key } from '../../i18n/keys';
import {
  activeSide,
  engagements,
  foretold,
  handCards,
  handSize,
  limbo,
  mobilised,
  nearPlayer,
  nearSide,
  playersOf,
  rearguard,
  standing,
} from './position';
import { foe, type CardNo, type Lang, type Say, type Sheet, type Side, type View } from './types';
import { labelsOf } from './words';

export function describe(view: View, sheet: Sheet, say: Say, lang: Lang): string[] {
  const label = labelsOf(say);
  const term = (key: Guerra1936Key) => say({ key, args: [] });
  const cards = new Map([...sheet.cards, ...sheet.objectives].map((one) => [one.number, one.name[lang]]));
  const printed = new Map(sheet.cards.map((one) => [one.number, one]));
  const states = standing(view);
  const name = (number: CardNo) => cards.get(number) ?? String(number);
  const list = (numbers: CardNo[]) => (numbers.length > 0 ? numbers.map(full).join('; ') : label.none);
  const sideName = (side: Side) => term(`side-${side}`);
  const near = nearSide(view);

  function full(number: CardNo): string {
    const [card, state] = [printed.get(number), states.get(number)];
    const force = state?.force ?? card?.force ?? null;
    const parts = [name(number)];
    if (force !== null) parts.push(`${label.force.toLocaleLowerCase()} ${force}`);
    if (card?.military) parts.push(`${label.bonus.toLocaleLowerCase()} +${card.military[0] + (state?.gained ?? 0)}`);
    if (state?.spent) parts.push(label.spent.toLocaleLowerCase());
    if (state?.blocked) parts.push(label.blocked.toLocaleLowerCase());
    if (state?.shielded[0]) parts.push(label.shielded.toLocaleLowerCase());
    if (state?.commander != null) parts.push(`${label.under} ${name(state.commander)}`);
    return parts.join(', ');
  }

  const lines: string[] = [`${label.turn} ${view.turn}: ${sideName(activeSide(view))}.`];
  for (const side of [near, foe(near)]) {
    const own = view.sides[side];
    lines.push(
      [
        `${sideName(side)}. ${label.economy} ${own.economy}. ${label.moral} ${own.moral}.`,
        `${label.pointsPolitical} ${own.political}/${sheet.goals.political}.`,
        `${label.pointsMilitary} ${own.military}/${sheet.goals.military}.`,
      ].join(' '),
    );
    lines.push(
      own.leader
        ? `${label.leader}${label.colon}${own.leader.card === null ? '' : name(own.leader.card)} (${term(`faction-${own.leader.faction}`)}).`
        : `${label.noLeader}.`,
    );
    lines.push(`${label.rearguard}${label.colon}${list(rearguard(view, side))}.`);
    for (const [, player] of playersOf(view, side)) {
      const shown = handCards(player);
      lines.push(
        [
          `${label.handEnemy}${label.colon}${handSize(player)}${shown.length > 0 ? ` (${shown.map(name).join('; ')})` : ''}.`,
          `${label.reserve}${label.colon}${player.reserve}.`,
        ].join(' '),
      );
    }
    lines.push(
      [
        `${label.limbo}${label.colon}${limbo(view, side).map(name).join('; ') || label.none}.`,
        `${label.won}${label.colon}${own.won.map(name).join('; ') || label.none}.`,
      ].join(' '),
    );
  }
  for (const side of [near, foe(near)]) {
    const ring = view.political[side];
    const at = ring && (ring.at === 0 ? '0' : `${Math.abs(ring.at)}, ${sideName(ring.at > 0 ? 'republic' : 'national')}`);
    lines.push(
      [
        `${label.political},`,
        `${label.defends.toLocaleLowerCase()} ${sideName(side)}: ${ring ? `${name(ring.objective)}. ${label.diplomacy} ${at}` : label.free}.`,
      ].join(' '),
    );
    if (ring?.locked) lines.push(`${label.locked}${label.colon}${sideName(ring.locked)}.`);
    const field = view.military[side];
    lines.push(
      [
        `${label.military},`,
        `${label.defends.toLocaleLowerCase()} ${sideName(side)}: ${field ? `${name(field.objective)}. ${label.resistance} ${field.resistance}. ${label.turns} ${field.turns}` : label.free}.`,
      ].join(' '),
    );
    if (field) for (const who of [near, foe(near)]) lines.push(`${sideName(who)}: ${list(mobilised(view, who, side))}.`);
  }
  const { step } = view;
  if (step) {
    lines.push(`${label.combat}${label.colon}${term(`table-step-${step}`)}. ${term(`table-about-${step}`)}`);
    for (const one of engagements(view)) {
      lines.push(
        [
          `${label.group} ${one.group}: ${one.force[0]} ${label.against} ${one.force[1]}.`,
          `${label.attackers}${label.colon}${list(one.attackers.map((army) => army.card))}.`,
          `${label.defenders}${label.colon}${list(one.defenders.map((army) => army.card))}.`,
        ].join(' '),
      );
    }
    if (view.forecast) lines.push(`${label.forecast}${label.colon}${foretold(view.forecast, label, name)}.`);
  }
  if (view.ending) {
    const [how, winner] = view.ending;
    lines.push(say({ key: `event-ended-${how}`, args: winner ? [['side', { term: `side-${winner}` }]] : [] }));
  }
  if (view.viewer !== null)
    lines.push(`${label.hand}${label.colon}${handCards(view.players[nearPlayer(view)]!).map(name).join('; ') || label.empty}.`);
  return lines;
}
