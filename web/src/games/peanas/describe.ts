// The table in sentences, for whoever hears it instead of seeing it.

import { cm, squareName } from './layout';
import { faceOf } from './acting';
import { isOnTable, middleOf, type Lang, type Say, type Sheet, type Side, type UnitView, type View } from './types';
import { wordsOf } from './words';

export function describe(view: View, sheet: Sheet, say: Say, lang: Lang): string[] {
  const words = wordsOf(say, sheet, lang);
  const { own, key, lower } = words;
  const side = (name: Side) => key(`side-${lower(name)}`);
  const place = (x: number, y: number) => own('place', { x: cm(x), y: cm(y) });
  const lines = [
    own('read-round', { round: view.round, rounds: view.rounds, side: side(view.active) }),
    own('read-weather', { weather: key(`weather-${lower(view.weather)}`), season: key(`season-${lower(view.season)}`) }),
    own('read-table', { width: cm(view.size[0]), depth: cm(view.size[1]) }),
  ];
  view.objectives.forEach(({ at, holder }, i) => {
    lines.push(`${own('objective', { number: i + 1, side: side(holder) })}, ${place(at.x, at.y)}.`);
  });
  const pieces = new Map<string, string[]>();
  for (const piece of view.pieces) {
    const name = words.piece(piece.counts_as);
    pieces.set(name, [...(pieces.get(name) ?? []), place(piece.at.x, piece.at.y)]);
  }
  for (const [name, places] of pieces) lines.push(`${name}: ${places.join('; ')}.`);
  const unit = (it: UnitView) => {
    const where = isOnTable(it) ? place(...(middleOf(it) as [number, number])) : '';
    return `${[words.full(it), where, ...words.state(it)].filter((part) => part !== '').join(', ')}.`;
  };
  for (const name of ['Attacker', 'Defender'] as const) {
    const own_ = view.units.filter((one) => one.side === name && isOnTable(one));
    if (own_.length > 0) lines.push(`${own('read-units', { side: side(name), count: own_.length })}`, ...own_.map(unit));
    const waiting = view.units.filter((one) => one.side === name && one.place === 'reserve').length;
    if (waiting > 0) lines.push(own('read-reserve', { side: side(name), count: waiting }));
  }
  for (const token of view.tokens) {
    const face = faceOf(token);
    const beneath = typeof face === 'number' ? view.units.find((one) => one.unit === face) : undefined;
    const known = beneath ? `: ${words.full(beneath)}` : face === 'decoy' ? `: ${own('decoy')}` : '';
    const where = typeof token.at === 'object' && 'square' in token.at ? squareName(token.at.square) : own('read-flank');
    lines.push(`${own('token', { number: token.number, side: side(token.side) })}${known}, ${where}.`);
  }
  for (const cloud of view.smoke) lines.push(`${own(cloud.thick === 0 ? 'haze' : 'smoke')}, ${place(cloud.at.x, cloud.at.y)}.`);
  for (const mission of view.missions)
    lines.push(`${own('mission', { left: mission.left ?? '?' })}, ${place(mission.at.x, mission.at.y)}.`);
  return lines;
}
