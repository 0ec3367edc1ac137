// Where the page stands, in the part of the address after `#`: any server can host it, and an invitation in it is never
// written into a log.
//
//   #/                    the shelf          #/g/GAME              an open box
//   #/g/GAME/rules[/ID]   the rules          #/m/ID[?invite=WORD]  a match
//   #/g/GAME/build[?list=CODE]   decks and army lists
//   #/g/GAME/lesson/ID    a lesson by doing   #/reset/TOKEN, #/mail/TOKEN   the links of letters
//   #/@/NAME          somebody           #/new[?game=GAME&name=NAME]   a table is opened
//   #/notices         how one hears of one's turns
//   #/tournaments[/new]   tournaments, a new one   #/t/ID   one of them

export type Route =
  | { at: 'home' }
  | { at: 'box'; game: string }
  | { at: 'rules'; game: string; rule: string }
  | { at: 'build'; game: string; list: string }
  | { at: 'lesson'; game: string; lesson: string }
  | { at: 'ticket'; what: 'reset' | 'mail'; token: string }
  | { at: 'notices' }
  | { at: 'cups' }
  | { at: 'newCup' }
  | { at: 'cup'; id: string }
  | { at: 'person'; name: string }
  | { at: 'open'; game: string; name: string }
  | { at: 'match'; id: string; invite: string };

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter(Boolean).map(decode);
  const [kind, name, room, rule] = parts;
  if (kind === 'm' && name) return { at: 'match', id: name, invite: new URLSearchParams(query).get('invite') ?? '' };
  if (kind === 'g' && name && room === 'rules') return { at: 'rules', game: name, rule: rule ?? '' };
  if (kind === 'g' && name && room === 'lesson' && rule) return { at: 'lesson', game: name, lesson: rule };
  if (kind === 'g' && name && room === 'build') return { at: 'build', game: name, list: new URLSearchParams(query).get('list') ?? '' };
  if (kind === 'g' && name) return { at: 'box', game: name };
  if ((kind === 'reset' || kind === 'mail') && name) return { at: 'ticket', what: kind, token: name };
  if (kind === 'notices') return { at: 'notices' };
  if (kind === 'tournaments') return { at: name === 'new' ? 'newCup' : 'cups' };
  if (kind === 't' && name) return { at: 'cup', id: name };
  if (kind === '@' && name) return { at: 'person', name };
  const asked = new URLSearchParams(query);
  if (kind === 'new') return { at: 'open', game: asked.get('game') ?? '', name: asked.get('name') ?? '' };
  return { at: 'home' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(parse(globalThis.location?.hash ?? ''));

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.route = parse(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** The address was rewritten without leaving the page. */
  settle(): void {
    this.route = parse(location.hash);
  }
}

export const router = new Router();

export const to = {
  home: '#/',
  box: (game: string) => `#/g/${encodeURIComponent(game)}`,
  rules: (game: string, rule = '') => `#/g/${encodeURIComponent(game)}/rules${rule ? `/${encodeURIComponent(rule)}` : ''}`,
  build: (game: string, list = '') => `#/g/${encodeURIComponent(game)}/build${list ? `?list=${list}` : ''}`,
  lesson: (game: string, lesson: string) => `#/g/${encodeURIComponent(game)}/lesson/${encodeURIComponent(lesson)}`,
  notices: '#/notices',
  cups: '#/tournaments',
  newCup: '#/tournaments/new',
  cup: (id: string) => `#/t/${encodeURIComponent(id)}`,
  person: (name: string) => `#/@/${encodeURIComponent(name)}`,
  open: (game = '', name = '') => {
    const asked = new URLSearchParams({ ...(game ? { game } : {}), ...(name ? { name } : {}) }).toString();
    return `#/new${asked ? `?${asked}` : ''}`;
  },
  match: (id: string, invite = '') => `#/m/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
};
