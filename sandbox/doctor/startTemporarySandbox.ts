import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoPlayers } from '#sandbox/demo/demoPlayers.ts';
import { startSandbox } from '#sandbox/startSandbox.ts';

export interface TemporarySandbox {
  url: string;
  /** A demo player. */
  login: string | undefined;
  password: string;
  /** The last code sent to a contact; '' if none was. */
  codeOf(contact: string): Promise<string>;
  end(): Promise<void>;
}

const GAMES = 40;

/** Starts a temporary sandbox to examine when no upstream is given. */
export async function startTemporarySandbox(
  log: (message: string, error?: unknown) => void,
): Promise<TemporarySandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  const dbFile = join(folder, 'sandbox.db');
  const sandbox = await startSandbox({
    port: 0,
    dbFile,
    seed: 'doctor',
    games: GAMES,
    log,
  });
  return {
    url: sandbox.url,
    login: demoPlayers[0]?.login,
    password: DEMO_PASSWORD,
    async codeOf(contact) {
      const page = await (await fetch(sandbox.url)).text();
      const from = page.indexOf(contact);
      return from === -1 ? '' : (/Yulduz: (\d{6})/.exec(page.slice(from))?.[1] ?? '');
    },
    async end() {
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
