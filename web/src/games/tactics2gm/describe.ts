// The whole table in words, for whoever hears it instead of seeing it.

import { letterAt } from './geometry';
import { armsOf, attached, naturalOf, printOf, terrainAt } from './printed';
import type { Lang, Say, Sheet, View } from './types';

export function describe(view: View, sheet: Sheet, say: Say, lang: Lang): string[] {
  const print = printOf(sheet, say, lang);
  const { label, text } = print;
  const total = (cards: readonly (readonly [number, number])[]) => cards.reduce((sum, [, times]) => sum + times, 0);
  const list = (cards: readonly (readonly [number, number])[]) =>
    cards.map(([card, times]) => `${print.cardName(card)}${times > 1 ? ` ×${times}` : ''}`).join(', ');
  const lines: string[] = [];

  const side = view.seats[view.agreed.sides.indexOf(view.turn.side)]?.nation ?? 'usa';
  const nation = print.nation(side);
  if (view.turn.round === 0) lines.push(`${label('setup')}.`);
  else {
    const phase = view.phase ? ` ${label(`phase-${view.phase}`)}.` : '';
    lines.push(
      `${label('round', [
        ['round', view.turn.round],
        ['rounds', view.agreed.rounds],
      ])}. ${label('turn-of', [['nation', { es: nation, en: nation, fr: nation }]])}.${phase}`,
    );
  }

  for (const [at, hq] of view.hqs.entries()) {
    const seat = view.seats[hq.seat];
    const general = hq.hq.general === null ? null : sheet.generals[hq.hq.general];
    const fighters = hq.hq.fighters.flatMap((one) =>
      one ? [`${text(print.unit(one.kind).name)}${one.grey ? ` (${label('grey')})` : ''}`] : [],
    );
    lines.push(
      [
        `${label('staff')} ${at + 1}, ${seat ? print.nation(seat.nation) : ''}: PI ${hq.hq.pi};`,
        `${label('supply')} +${hq.supply}${general ? `; ${label('general')} ${text(general.name)}` : ''}${fighters.length > 0 ? `; ${fighters.join(', ')}` : ''}.`,
      ].join(' '),
    );
  }
  for (const [at, seat] of view.seats.entries()) {
    const hand = 'cards' in seat.hand ? `${label('hand')}: ${list(seat.hand.cards) || '–'}` : `${label('hand')}: ${seat.hand.count}`;
    lines.push(
      [
        `${label('player', [['seat', at + 1]])}, ${print.nation(seat.nation)}: ${seat.pa} PA. ${hand}.`,
        `${label('deck')}: ${seat.deck}. ${label('discard')}: ${total(seat.discard)}.`,
      ].join(' '),
    );
  }

  for (const it of view.units) {
    const unit = print.unit(it.unit.kind);
    const arms = armsOf(print, it).map((one) => `${text(one.token?.name ?? one.weapon?.name)}${one.grey ? ` (${label('grey')})` : ''}`);
    const marks = it.unit.marks
      .filter((mark) => mark === 'suppressed' || mark === 'smoked' || mark === 'crate')
      .map((mark) => label(`mark-${mark}`));
    const cards = attached(print, it).map((card) => text(card.name));
    const place = it.unit.cell ?? `${label('aboard')} ${it.aboard ?? ''}`;
    lines.push(
      [
        `${place}: ${text(unit.name)}, ${print.nation(unit.nation)};`,
        `${label('wounds')} ${it.unit.wounds}/${it.most_wounds};`,
        `${[...arms, ...marks, ...cards].join(', ')}.`,
      ].join(' '),
    );
  }

  for (const [cell, , pi] of view.terrain) {
    const works = terrainAt(view, sheet, cell);
    if (works) lines.push(`${cell}: ${text(works.card.name)}${works.card.pi > 0 ? `, PI ${pi}` : ''}.`);
  }
  for (const letter of ['B', 'S', 'R', 'M']) {
    const cells: string[] = [];
    for (let line = 0; line < view.field.length; line++) {
      for (let column = 0; column < view.width; column++) {
        const cell = String.fromCharCode(97 + column) + String(line + 1);
        if (letterAt(view, cell) === letter) cells.push(cell);
      }
    }
    if (cells.length > 0) lines.push(`${text(naturalOf(sheet, letter)?.name)}: ${cells.join(', ')}.`);
  }
  if (view.smoke.length > 0) lines.push(`${label('smoke')}: ${view.smoke.join(', ')}.`);
  if (view.crates.length > 0) lines.push(`${label('crates-on-field')}: ${view.crates.join(', ')}.`);
  lines.push(
    `${label('lost', [
      ['a', view.lost[0]],
      ['b', view.lost[1]],
    ])}.`,
  );

  for (const shot of view.dice) {
    const modifiers = shot.modifiers.map(([modifier, hit, crit]) => `${say({ key: `modifier-${modifier}`, args: [] })} ${hit}/${crit}`);
    lines.push(
      `${label(`kind-${shot.kind}`)}: ${label('to-hit')} ${shot.hit}+, ${label('critical')} ${shot.crit}. ${modifiers.join('; ')}${modifiers.length > 0 ? '. ' : ''}${label(
        'chances',
        [
          ['harms', shot.harms * 10],
          ['destroys', shot.destroys * 10],
        ],
      )}.`,
    );
  }
  return lines;
}
