import { isHome } from '../offline/store';

/** Where a match is heard live: at the server, or in this browser. */
export function liveAddress(id: string, place: { protocol: string; host: string } = location): string {
  if (isHome(id)) return `home:${id}`;
  const scheme = place.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${place.host}/api/v1/matches/${encodeURIComponent(id)}/live`;
}
