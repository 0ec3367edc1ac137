// A list in the address: its file, deflated, in letters that need no escaping. It stays behind the `#`, so no server sees it.

/** A list is never longer than the server reads. */
const LONGEST = 64 * 1024;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export async function pack(file: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const small = await through(bytes, new CompressionStream('deflate-raw'), Infinity);
  return btoa(String.fromCharCode(...small))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The file in a code; throws where there is none. */
export async function unpack(code: string): Promise<unknown> {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), LONGEST));
  return JSON.parse(text) as unknown;
}
