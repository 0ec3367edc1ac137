// A server without rules, for working on the page: `npm run mock`. It plays a recorded match (film.json, made by the real
// core): whatever is chosen, what follows is what followed then. It keeps the API's manners, though: numbered updates,
// acks, stale and refused orders, undo with a floor, replay, forks.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { WebSocketServer, type WebSocket } from 'ws';
import type {
  ChatLine,
  ClientFrame,
  GameInfo,
  GameNode,
  Guide,
  Line,
  LogLine,
  MatchMeta,
  OddsTable,
  Offer,
  Past,
  RuleRow,
  ServerFrame,
  Snapshot,
  Update,
} from '../src/api/types.ts';

interface Frame {
  steps: number;
  node: GameNode;
  view: unknown;
  prompt: Line;
  offers: Offer[];
  undo_floor: number;
  odds: OddsTable;
}
interface Film {
  sheet: unknown;
  guide: Guide;
  taken: string[];
  rules: RuleRow[];
  frames: Frame[];
  at: (Partial<Past> & { steps: number })[];
  log: LogLine[];
}

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

let film: Film;

const box = (id: string, es: string, en: string, fr: string, seats: [number, number], blurb: [string, string, string]): GameInfo => ({
  id,
  titles: { es, en, fr },
  blurb: { es: blurb[0], en: blurb[1], fr: blurb[2] },
  seats,
  hidden: id !== 'amanecer',
  available: id === 'amanecer',
  options:
    id === 'amanecer'
      ? [
          { id: 'political_victory_box', values: [9, 10], default: 9, rule: '9.1.3' },
          { id: 'treaty_cost', values: [1, 0], default: 1, rule: '10.2-8' },
        ]
      : [],
  scenarios: [],
  bots: ['recruit', 'soldier', 'sergeant', 'captain', 'general'],
});

const games: GameInfo[] = [
  box('amanecer', 'Amanecer soviético', 'Soviet Dawn', 'Aube soviétique', [1, 1], [
    'Solitario. Seis frentes se cierran sobre Moscú entre 1918 y 1921: recházalos, gana apoyo político o cae.',
    'Solitaire. Six fronts close in on Moscow, 1918 to 1921: drive them back, win political support, or fall.',
    "Solitaire. Six fronts se referment sur Moscou de 1918 à 1921 : repoussez-les, gagnez l'appui politique ou tombez.",
  ]),
  box('guerra1936', '1936 Guerra Civil', '1936 Guerra Civil', '1936 Guerra Civil', [2, 4], [
    'Cartas. Política y guerra con mazos que se componen antes de jugar.',
    'Cards. Politics and war with decks built before the game.',
    'Cartes. Politique et guerre avec des paquets composés avant la partie.',
  ]),
  box('pasaran', '¿Pasarán?', '¿Pasarán?', '¿Pasarán?', [1, 2], [
    'Tablero. La guerra de España, zona a zona.',
    'Board. The war in Spain, area by area.',
    "Plateau. La guerre d'Espagne, zone par zone.",
  ]),
  box('tactics2gm', '2GM Tactics', '2GM Tactics', '2GM Tactics', [1, 4], [
    'Cartas y losetas. Pequeñas acciones de la Segunda Guerra Mundial.',
    'Cards and tiles. Small actions of the Second World War.',
    'Cartes et tuiles. Petits combats de la Seconde Guerre mondiale.',
  ]),
  box('peanas', 'Peanas', 'Peanas', 'Peanas', [2, 2], [
    'Miniaturas. La guerra de España, medida en centímetros.',
    'Miniatures. The war in Spain, measured in centimetres.',
    "Figurines. La guerre d'Espagne, mesurée en centimètres.",
  ]),
];

class MockMatch {
  seq = 1;
  at = 0;
  chat: ChatLine[] = [];
  readonly sockets = new Set<WebSocket>();
  readonly sent: ServerFrame[] = [];
  readonly created = Date.now();

  constructor(
    readonly id: string,
    readonly guided: boolean,
    at = 0,
    readonly parent: MatchMeta['parent'] = null,
  ) {
    this.at = at;
  }

  get frame(): Frame {
    return film.frames[this.at]!;
  }

  meta(): MatchMeta {
    const { node } = this.frame;
    const over = node.kind === 'over';
    return {
      id: this.id,
      game: 'amanecer',
      created: this.created,
      updated: Date.now() - this.at * 60_000,
      seq: this.seq,
      steps: this.frame.steps,
      status: over ? 'over' : 'playing',
      outcome: over ? node.outcome : null,
      seats: [{ seat: 0, kind: 'human', name: null, you: true }],
      clock: { kind: 'none' },
      public: false,
      commitment: 'c1f0'.repeat(16),
      salt: 'film',
      secret: over ? '03'.repeat(32) : null,
      imported: false,
      guided: this.guided,
      parent: this.parent ?? null,
      title: null,
    };
  }

  log(since = 0): LogLine[] {
    return film.log.filter((line) => line.step > since && line.step <= this.frame.steps);
  }

  snapshot(): Snapshot {
    const { odds: _, ...frame } = this.frame;
    return {
      type: 'snapshot',
      seq: this.seq,
      meta: this.meta(),
      ...frame,
      log: this.log(),
      viewer: { seat: 0 },
      clocks: [],
      chat: this.chat,
      thinking: null,
    };
  }

  tell(frame: ServerFrame): void {
    this.sent.push(frame);
    for (const socket of this.sockets) socket.send(JSON.stringify(frame));
  }

  /** Moves to another frame of the film and tells everybody. */
  go(at: number): void {
    const from = Math.min(this.frame.steps, film.frames[at]!.steps);
    this.at = at;
    this.seq++;
    const { odds: _, ...frame } = this.frame;
    const update: Update = {
      type: 'update',
      seq: this.seq,
      ...frame,
      log: this.log(from),
      log_from: from,
      clocks: [],
      thinking: null,
      meta: this.meta(),
    };
    this.tell(update);
  }

  hear(socket: WebSocket, frame: ClientFrame): void {
    const say = (answer: ServerFrame) => socket.send(JSON.stringify(answer));
    const refuse = (id: string, key: string, code: 'stale' | 'illegal' | 'over') =>
      say({ type: 'refused', id, seq: this.seq, code, message: { key, args: [] }, snapshot: this.snapshot() });
    switch (frame.type) {
      case 'ping':
        return say({ type: 'pong' });
      case 'act':
        if (frame.seq !== this.seq) return refuse(frame.id, 'refused-over', 'stale');
        if (!this.frame.offers.some((offer) => offer.action === frame.action)) return refuse(frame.id, 'refused-over', 'illegal');
        this.go(this.at + 1);
        return say({ type: 'ok', id: frame.id, seq: this.seq });
      case 'undo': {
        const to = film.frames.findIndex((one) => one.steps === frame.to);
        if (frame.seq !== this.seq || frame.to < this.frame.undo_floor || to < 0) return refuse(frame.id, 'undo-barrier', 'illegal');
        this.go(to);
        return say({ type: 'ok', id: frame.id, seq: this.seq });
      }
      case 'resign':
        this.go(film.frames.length - 1);
        return say({ type: 'ok', id: frame.id, seq: this.seq });
      case 'chat': {
        const line = { user: 'film', text: frame.text, at: Date.now() };
        this.chat.push(line);
        this.tell({ type: 'chat', seq: ++this.seq, ...line });
        return say({ type: 'ok', id: frame.id, seq: this.seq });
      }
      default:
        return;
    }
  }

  past(step: number): Past {
    const bare = film.at.find((one) => one.steps === step);
    const frame = film.frames.find((one) => one.steps === step);
    const { node, view, prompt } = frame ?? (bare as Past);
    return { step, node, view, prompt, log_len: film.log.filter((line) => line.step <= step).length };
  }
}

export function mock(): Plugin {
  film = JSON.parse(readFileSync(new URL('./film.json', import.meta.url), 'utf8')) as Film;
  const matches = new Map<string, MockMatch>();
  const begin = (guided: boolean, at = 0, parent: MatchMeta['parent'] = null, id = Math.random().toString(36).slice(2, 10)) => {
    const match = new MockMatch(id, guided, at, parent);
    matches.set(id, match);
    return match;
  };
  begin(false, 5, null, 'running');
  begin(false, film.frames.length - 1, null, 'finished');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://mock');
    const send = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const missing = () => send({ error: { code: 'not-found', message: { key: 'web-error-missing', args: [] } } }, 404);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = () => JSON.parse(text || '{}') as Record<string, never>;
    const [kind, id = '', what = '', more = ''] = url.pathname.replace('/api/v1/', '').split('/');
    if (kind === 'session' || kind === 'me') return send({ user: { id: 'guest', name: 'guest', guest: true } });
    if (kind === 'accounts' || kind === 'login') return send({ user: { id: 'one', name: body()['name'], guest: false } });
    if (kind === 'logout') return send({});
    if (kind === 'records') return send(begin(false, film.frames.length - 1).meta());
    if (kind === 'lobby') return send([]);
    if (kind === 'games' && !id) return send(games);
    if (kind === 'games' && id === 'amanecer' && what === 'rules') return send(film.rules);
    if (kind === 'games' && id === 'amanecer' && what === 'sheet') return send(film.sheet);
    if (kind === 'games' && id === 'amanecer' && what === 'guide') return send(film.guide);
    if (kind !== 'matches') return missing();
    if (!id && request.method === 'POST') return send(begin(Boolean(body()['guided'])).meta());
    if (!id) return send([...matches.values()].map((match) => match.meta()));
    const match = matches.get(id);
    if (!match) return missing();
    switch (what) {
      case '':
        return send(match.snapshot());
      case 'sheet':
        return send(film.sheet);
      case 'odds':
        return send(match.frame.odds);
      case 'explain':
        return send({ legal: false, message: { key: 'refused-chance-due', args: [] }, rule: '7.0' });
      case 'at':
        return send(match.past(Number(more)));
      case 'luck':
        return send({
          rows: [
            { seat: 0, kind: 'offensive', n: 14, expected: 6.3, got: 4 },
            { seat: 0, kind: 'political', n: 6, expected: 3, got: 4 },
            { seat: 0, kind: 'reorganization', n: 3, expected: 0.5, got: 0 },
          ],
        });
      case 'record':
        response.writeHead(200, { 'content-type': 'text/plain' });
        return void response.end('a film\n');
      case 'fork': {
        const step = Number(body()['step']);
        const at = film.frames.findLastIndex((frame) => frame.steps <= step);
        return send(begin(false, Math.max(0, at), { id, step }).meta());
      }
      case 'rematch':
        return send(begin(false).meta());
      default:
        return missing();
    }
  }

  const sockets = new WebSocketServer({ noServer: true });
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '', 'http://mock');
    const found = /^\/api\/v1\/matches\/([^/]+)\/live$/.exec(url.pathname);
    const match = found && matches.get(found[1]!);
    if (!match) return;
    sockets.handleUpgrade(request, socket, head, (client) => {
      match.sockets.add(client);
      const since = url.searchParams.get('since');
      const missed = match.sent.filter((frame) => 'seq' in frame && frame.seq > Number(since));
      if (since === null) client.send(JSON.stringify(match.snapshot()));
      else for (const frame of missed) client.send(JSON.stringify(frame));
      client.on('message', (data) => match.hear(client, JSON.parse(String(data)) as ClientFrame));
      client.on('close', () => match.sockets.delete(client));
    });
  }

  const install = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!request.url?.startsWith('/api/')) return next();
      void answer(request, response);
    });
    server.httpServer?.on('upgrade', upgrade);
  };
  return {
    name: 'mock',
    configureServer: (server) => install(server),
    configurePreviewServer: (server) => {
      // The policy the real server sends: what it forbids must not be needed.
      server.middlewares.use((_: IncomingMessage, response: ServerResponse, next: () => void) => {
        response.setHeader('content-security-policy', POLICY);
        next();
      });
      install(server);
    },
  };
}
