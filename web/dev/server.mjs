// A real server for tests and measurements: the given binary on a free port of this machine, its database in a folder of
// its own that goes with it. As a program (`node dev/server.mjs PORT`) it serves until it is told to end.
//
// FRENTE_BIN names the binary (`frente`, or the server's bare one); else the release build is taken, else the debug build.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url));

export function binary() {
  const known = [process.env.FRENTE_BIN, join(target, 'release/frente'), join(target, 'debug/frente')].filter(Boolean);
  const found = known.find((path) => existsSync(path));
  if (!found || (process.env.FRENTE_BIN && found !== process.env.FRENTE_BIN)) {
    throw new Error(`no server at ${known[0]}: build it (cargo build --package frente) or name it in FRENTE_BIN`);
  }
  return found;
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts on `port` with the database in `folder` and more arguments, and comes back once it answers. */
export async function start(port, folder, ...more) {
  const [program, database] = [binary(), `sqlite://${join(folder, 'frente.sqlite')}`];
  const bare = basename(program) === 'frente-bare-server';
  const args = bare ? [`127.0.0.1:${port}`, database] : ['serve', '--port', String(port), '--database', database, ...more];
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { RUST_LOG: 'warn', ...process.env } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + 20_000; ; await new Promise((go) => setTimeout(go, 25))) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    if (Date.now() > until) throw new Error(`${program} does not answer at ${url}`);
  }
  /** Ends it; `SIGKILL` for the hard way. */
  const stop = (signal = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { url, stop };
}

/** A folder for one server's database, and how to be rid of it. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'frente-web-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, remove } = folder();
  const server = await start(Number(process.argv[2] ?? (await freePort())), path);
  console.log(server.url);
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () =>
      server
        .stop()
        .then(remove)
        .then(() => process.exit(0)),
    );
}
