// The workbench: one list being built, what can be put into it, what the server says about it, and the way back.

import type { Component } from 'svelte';
import { printedOf } from '../games';
import type { PrintedProps } from '../games/board';
import { api, ApiError } from '../api/client';
import type { Entry, EntryReport, Item, List, ListReport, Message, RuleRow, Stock, Texts } from '../api/types';
import { word } from '../api/types';
import type { BuildKey } from '../i18n/keys';
import { language, say, text } from '../i18n/lang.svelte';
import { blank, entry, isCorrected, most, sideOf } from './list';
import { priced } from './filter';
import { drop, fresh, kept, last, remember, save, type Saved } from './library';

/** The words of the page and of the game. */
export const roomOf = (game: string): string => `${game}+build`;

/** So many changes can be taken back. */
const DEEP = 200;
const PAUSE_MS = 120;

/** How a game draws what a list may hold, and the printed parts it draws from. */
export interface Faces {
  Printed: Component<PrintedProps>;
  sheet: unknown;
}

export class Bench {
  /** Card faces, once they are there. */
  faces = $state.raw<Faces | null>(null);
  list = $state.raw<List>({ name: '', terms: {}, entries: [] });
  saved = $state.raw<Saved[]>([]);
  id = $state('');
  /** The last answer, and the list it is about. */
  checked = $state.raw<{ list: List; file: unknown; report: ListReport } | null>(null);
  /** Why there is no answer. */
  failure = $state.raw<Message | null>(null);
  private past = $state.raw<List[]>([]);
  private future = $state.raw<List[]>([]);
  /** The stock at the prices the list is built by. */
  readonly goods: readonly Item[] = $derived.by(() => priced(this.stock.items, isCorrected(this.list, this.stock)));
  readonly items = $derived(new Map(this.goods.map((item) => [item.id, item])));
  private readonly titles: Map<string, RuleRow>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly stock: Stock,
    rules: readonly RuleRow[],
  ) {
    this.titles = new Map(rules.map((row) => [row.id, row]));
    this.saved = kept(game);
    const latest = this.saved.find((one) => one.id === last(game)) ?? this.saved[0];
    if (latest) this.open(latest);
    else this.begin(blank(stock, ''));
  }

  /** Fetches the faces; without them the words do. */
  async draw(): Promise<void> {
    const load = printedOf(this.game);
    if (!load) return;
    try {
      const [{ default: Printed }, { sheet }] = await Promise.all([load(), api.opening(this.game, {})]);
      this.faces = { Printed, sheet };
    } catch {
      this.faces = null;
    }
  }

  /** The list as its file, as it was when it was last checked. */
  get file(): unknown {
    return this.checked?.file ?? null;
  }

  get report(): ListReport | null {
    return this.checked?.report ?? null;
  }

  /** Whether the answer is about the list as it stands. */
  get current(): boolean {
    return this.checked?.list === this.list;
  }

  get side(): string {
    return sideOf(this.list, this.stock);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What each entry comes to, also while the next answer is awaited: an entry that has not changed is the same object. */
  readonly bought = $derived.by<Map<Entry, EntryReport>>(() => {
    const { list, report } = this.checked ?? {};
    return new Map(list?.entries.flatMap((one, at) => (report?.entries[at] ? [[one, report.entries[at]] as const] : [])));
  });

  t = (key: BuildKey, values?: Record<string, string | number>): string => language.speaker(roomOf(this.game))?.format(key, values) ?? '';
  say = (message: Message): string => say(message, roomOf(this.game));
  /** What Rust names by its key alone. */
  word = (key: string): string => this.say({ key, args: [] });
  title = (rule: string): string => text(this.titles.get(rule)?.title) || `§${rule}`;
  paragraph = (rule: string): string => text(this.titles.get(rule)?.text);
  nameOf = (id: string): string => {
    const item = this.items.get(id);
    return item ? text(item.name) : id;
  };
  name = (texts: Texts): string => text(texts);

  /** Puts a list on the bench as it stands; nothing to take back yet. */
  open({ id, list }: Pick<Saved, 'id' | 'list'>): void {
    this.id = id;
    this.past = [];
    this.future = [];
    this.list = list;
    remember(this.game, id);
    this.ask();
  }

  /** A new list, kept from its first change on. */
  begin(list: List): void {
    this.open({ id: fresh(), list });
  }

  /** A new list that is kept at once. */
  keep(list: List): void {
    const same = this.saved.find((one) => JSON.stringify(one.list) === JSON.stringify(list));
    if (same) return this.open(same);
    this.begin(list);
    this.saved = save(this.game, this.id, list);
  }

  duplicate(name: string): void {
    this.keep({ ...this.list, name });
  }

  remove(id: string): void {
    this.saved = drop(this.game, id);
    if (id !== this.id) return;
    const next = this.saved[0];
    if (next) this.open(next);
    else this.begin(blank(this.stock, ''));
  }

  change(list: List): void {
    this.past = [...this.past.slice(1 - DEEP), this.list];
    this.future = [];
    this.show(list);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.list, ...this.future];
    this.show(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.list];
    this.future = rest;
    this.show(after);
  }

  private show(list: List): void {
    this.list = list;
    this.saved = save(this.game, this.id, list);
    this.ask();
  }

  // Entries.

  /** How many copies the list holds. */
  count(id: string): number {
    return this.list.entries.reduce((sum, one) => (one.item === id ? sum + one.copies : sum), 0);
  }

  /** Whether one more would be one too many for the box. */
  full(item: Item): boolean {
    return most(item, this.side) === 1 && this.count(item.id) > 0;
  }

  add(item: Item): void {
    if (this.full(item)) return;
    const { entries } = this.list;
    const at = this.stock.kind === 'deck' ? entries.findIndex((one) => one.item === item.id) : -1;
    if (at >= 0) return this.set(at, { copies: entries[at]!.copies + 1 });
    this.change({ ...this.list, entries: [...entries, entry(item.id, { quality: this.stock.qualities[0]?.value ?? '' })] });
  }

  set(at: number, more: Partial<Entry>): void {
    const entries = this.list.entries.map((one, here) => (here === at ? { ...one, ...more } : one));
    this.change({ ...this.list, entries: entries.filter((one) => one.copies > 0) });
  }

  /** The same unit again, bought alike. */
  again(at: number): void {
    const { entries } = this.list;
    const one = entries[at];
    if (one) this.change({ ...this.list, entries: entries.toSpliced(at + 1, 0, { ...one, upgrades: [...one.upgrades] }) });
  }

  // What the server says.

  private ask(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), this.checked ? PAUSE_MS : 0);
  }

  private async check(): Promise<void> {
    const { list } = this;
    try {
      const { file, report } = await api.writeList(this.game, list);
      if (list === this.list) this.checked = { list, file, report };
      this.failure = null;
    } catch (error) {
      if (list === this.list) this.failure = error instanceof ApiError ? error.said : word('web-error-page');
    }
  }

  /** What is wrong with an entry. */
  faults(at: number): { errors: number; warnings: number } {
    const of = (remarks: ListReport['errors'] = []) => remarks.filter((one) => one.entry === at).length;
    return this.current ? { errors: of(this.report?.errors), warnings: of(this.report?.warnings) } : { errors: 0, warnings: 0 };
  }
}
