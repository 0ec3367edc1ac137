// A list as text that people can read, send and type; in brackets what a machine needs, the same in every language.
//
//   The Fifth Regiment
//   [peanas army=Republican size=Small side=Attacker]
//   2 × Officer [rep-oficial]
//   1 × Line Infantry Section [rep-seccion-infanteria-de-linea; Veteran; Helmets, Marksman]

import type { Entry, Item, List, Stock, Texts } from '../api/types';
import { alike, blank, entry } from './list';

/** A line that is no part of a list. */
export class BadLine extends Error {
  constructor(
    readonly line: number,
    readonly said: string,
  ) {
    super(`line ${line}: ${said}`);
  }
}

export function toText(game: string, list: List, stock: Stock, name: (texts: Texts) => string): string {
  const items = new Map(stock.items.map((item) => [item.id, item]));
  const terms = stock.terms.map((term) => `${term.id}=${list.terms[term.id]}`);
  const usual = stock.qualities[0]?.value ?? '';
  const rows: { one: Entry; copies: number }[] = [];
  for (const one of list.entries) {
    const same = rows.find((row) => alike(row.one, one));
    if (same) same.copies += one.copies;
    else rows.push({ one, copies: one.copies });
  }
  const lines = rows.map(({ one, copies }) => {
    const item = items.get(one.item);
    const quality = one.quality && one.quality !== usual ? one.quality : '';
    const parts = [one.item, quality, one.upgrades.join(', '), one.group ? `platoon ${one.group}` : '', one.zone ? `zone ${one.zone}` : ''];
    return `${copies} × ${item ? name(item.name) : one.item} [${parts.filter(Boolean).join('; ')}]`;
  });
  return [list.name.replace(/[\n[\]]/g, ' ').trim(), `[${game} ${terms.join(' ')}]`, ...lines, ''].join('\n');
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The list in a text; cards and units may stand there by their names in any language. */
export function fromText(game: string, text: string, stock: Stock): List {
  const list = blank(stock, '');
  const ids = new Map(stock.items.map((item) => [item.id, item]));
  const names = new Map<string, Item>();
  for (const item of stock.items) for (const name of Object.values(item.name)) names.set(fold(name), item);
  const single = stock.qualities.length > 0;
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (!line || line.startsWith('#')) continue;
    const head = /^\[(\w+)((?:\s+\w+=[\w-]+)*)\]$/.exec(line);
    if (head) {
      if (head[1] !== game) throw new BadLine(at + 1, head[1]!);
      for (const [, id, value] of head[2]!.matchAll(/(\w+)=([\w-]+)/g)) list.terms[id!] = value!;
      continue;
    }
    const row = /^(?:(\d{1,3})\s*[x×*]?\s+)?(.*?)\s*(?:\[([^\]]*)\])?$/i.exec(line);
    const [id = '', ...more] = (row?.[3] ?? '').split(';').map((part) => part.trim());
    const item = ids.get(id) ?? names.get(fold(row?.[2] ?? ''));
    // An id that is not in stock stands in the list all the same: the check names it.
    const named = item?.id ?? id;
    if (!named) {
      if (list.name || list.entries.length > 0 || row?.[1]) throw new BadLine(at + 1, line);
      list.name = line;
      continue;
    }
    const one = entry(named, { quality: stock.qualities[0]?.value ?? '' });
    for (const part of more) {
      const platoon = /^platoon (\d+)$/.exec(part);
      const zone = /^zone (\d+)$/.exec(part);
      if (platoon) one.group = Number(platoon[1]);
      else if (zone) one.zone = Number(zone[1]);
      else if (stock.qualities.some((quality) => quality.value === part)) one.quality = part;
      else
        one.upgrades.push(
          ...part
            .split(',')
            .map((upgrade) => upgrade.trim())
            .filter(Boolean),
        );
    }
    const copies = Math.min(200, Number(row?.[1] ?? 1));
    if (single) for (let n = 0; n < copies; n++) list.entries.push({ ...one, upgrades: [...one.upgrades] });
    else list.entries.push({ ...one, copies });
  }
  return list;
}
