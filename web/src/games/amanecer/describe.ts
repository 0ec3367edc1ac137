// The whole board in words, for whoever hears it instead of seeing it.

import type { AmanecerKey } from '../../i18n/keys';
import { labelsOf } from './labels';
import { FRONTS, type Front, type Lang, type Say, type Sheet, type Text, type View } from './types';

export function describe(view: View, sheet: Sheet, say: Say, lang: Lang): string[] {
  const labels = labelsOf(say);
  const term = (key: AmanecerKey) => say({ key, args: [] });
  const text = (it: Text) => it[lang];
  const titled = (number: number) => {
    const card = sheet.cards.find((one) => one.number === number);
    return card ? `${number} ${text(card.title)}` : String(number);
  };
  const list = (items: string[]) => (items.length > 0 ? items.join('; ') : labels.none);

  const place = (front: Front, number: number) => {
    const boxes = sheet.tracks.find((track) => track.front === front)?.boxes ?? [];
    const name = number === 0 ? sheet.moscow : boxes.find((box) => box.number === number)?.name;
    return name ? text(name) : String(number);
  };

  const lines: string[] = [`${labels.turn} ${view.turn}. ${labels.actionsLeft}: ${view.actions}.`];

  const card = sheet.cards.find((one) => one.number === view.card);
  if (card) {
    const moves = card.moves.map(([front, boxes]) => `${term(`front-${front}`)} ${boxes > 0 ? '+' : '−'}${Math.abs(boxes)}`);
    const ours = card.reconstructed ? ` (${labels.reconstructed})` : '';
    lines.push(
      [
        `${term(`period-${card.period}`)}, ${labels.issue} ${card.number}: ${text(card.title)}${ours}.`,
        `${labels.advance}: ${list(moves)}. ${labels.actions}: ${card.actions}.`,
      ].join(' '),
    );
    for (const effect of card.text) {
      const when = effect.when ? `${say({ key: effect.when, args: [] })}: ` : '';
      lines.push(`${labels.phase} ${effect.phase}. ${when}${say(effect.message)}`);
    }
    lines.push(text(card.story));
  } else if (view.turn > 0) {
    lines.push(labels.noCardText);
  }

  for (const front of FRONTS) {
    const it = view.fronts[front];
    const name = sheet.units.find((unit) => unit.unit === it.unit)?.name;
    const unit = name ? text(name) : it.unit;
    if (it.status === 'eliminated') {
      lines.push(`${term(`front-${front}`)}: ${unit}. ${labels.eliminated}.`);
      continue;
    }
    const tanks = it.tanks ? `, ${term('asset-tank-corps')}` : '';
    lines.push(
      [
        `${term(`front-${front}`)}: ${unit}, ${labels.battle} ${it.battle}, ${place(front, it.number)},`,
        `${labels.box} ${it.number}, ${labels[it.status]}${tanks}.`,
      ].join(' '),
    );
  }

  lines.push(`${labels.markers}: ${list(view.markers.map((marker) => term(`marker-${marker}`)))}.`);
  // After the end nothing resists any more.
  const resistance = view.ending ? '' : `${labels.resistance}: ${view.resistance}. `;
  lines.push(`${labels.political}: ${view.level}. ${resistance}${labels.victory}: ${view.victory_box}. ${labels.collapse}: 0.`);
  lines.push(`${labels.war}: ${term(`war-${view.war}`)}.`);
  lines.push(`${labels.reserves}: ${view.reserves}. ${labels.decrees}: ${view.decrees}.`);
  lines.push(`${labels.reorganization}: ${list(view.assets.map((asset) => term(`asset-${asset}`)))}.`);
  if (view.dice.length > 0) lines.push(`${labels.dice}: ${view.dice.join(', ')}.`);
  lines.push(`${labels.deck}: ${view.deck.length}. ${labels.toCome}: ${list(view.deck.map(titled))}.`);
  lines.push(`${labels.discard}: ${view.discard.length}.`);
  const waiting = view.darkness.length + view.dawn.length;
  if (waiting > 0) lines.push(`${labels.waiting}: ${waiting}.`);
  if (view.ending) {
    lines.push(
      say({
        key: `event-ended-${view.ending}`,
        args: [
          ['grade', { term: `grade-${view.grade ?? 'open'}` }],
          ['score', view.score ?? 0],
        ],
      }),
    );
  }
  return lines;
}
