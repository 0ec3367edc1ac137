/** Where a match is heard live. */
export function liveAddress(id: string, place: { protocol: string; host: string } = location): string {
  const scheme = place.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${place.host}/api/v1/matches/${encodeURIComponent(id)}/live`;
}
