// Rules at work: loads one module, hands it questions and gives back its answers. One question at a time, in the order they
// come. A module that traps is spoilt: the worker says so and answers nothing more.

export interface Ask {
  id: number;
  question: string;
}

export type Told = { id: number; answer: string } | { id: number; trap: string };

interface Exports {
  memory: WebAssembly.Memory;
  frente_init(): void;
  frente_alloc(len: number): number;
  frente_free(at: number, len: number): void;
  frente_call(at: number, len: number): bigint;
  frente_panic(): bigint;
}

const port = self as unknown as {
  onmessage: ((event: MessageEvent<{ module: string } | Ask>) => void) | null;
  postMessage(told: Told): void;
};

let rules: Promise<Exports> | null = null;

async function load(address: string): Promise<Exports> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const now = () => performance.now() / 1000;
  const { instance } = await WebAssembly.instantiateStreaming(answer, { frente: { now } });
  const exports = instance.exports as unknown as Exports;
  exports.frente_init();
  return exports;
}

/** What lies at an address and a length packed into one number. */
function read(rules: Exports, place: bigint): [text: string, at: number, len: number] {
  const [at, len] = [Number(place >> 32n), Number(place & 0xffffffffn)];
  return [new TextDecoder().decode(new Uint8Array(rules.memory.buffer, at, len)), at, len];
}

function ask(rules: Exports, question: string): string {
  const bytes = new TextEncoder().encode(question);
  const at = rules.frente_alloc(bytes.length);
  new Uint8Array(rules.memory.buffer, at, bytes.length).set(bytes);
  const [answer, where, len] = read(rules, BigInt.asUintN(64, rules.frente_call(at, bytes.length)));
  rules.frente_free(where, len);
  return answer;
}

port.onmessage = async ({ data }) => {
  if ('module' in data) {
    rules = load(data.module);
    // Who asks first is told why it cannot be had.
    rules.catch(() => {});
    return;
  }
  const { id, question } = data;
  let told: Exports | null = null;
  try {
    told = await rules!;
    port.postMessage({ id, answer: ask(told, question) });
  } catch (error) {
    let said = '';
    try {
      if (told) said = read(told, BigInt.asUintN(64, told.frente_panic()))[0];
    } catch {
      // The memory is gone too.
    }
    port.postMessage({ id, trap: said || String(error) });
  }
};
