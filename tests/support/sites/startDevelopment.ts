import { spawn } from 'node:child_process';
import path from 'node:path';
import { newDatabase } from '../databases/newDatabase.ts';
import { endWithWorker } from './endWithWorker.ts';

/** A running development server. */
export interface Development {
  origin: string;
  /** Everything that it wrote. */
  output(): string;
  pid: number;
  stop(): Promise<void>;
}

const LISTENING = /"event":"started","origin":"([^"]+)"/;

/** Starts the site from its sources in `folder`, as `npm run dev` does, with its sandbox. Rejects when it ends before it listens. */
export async function startDevelopment(folder = '.'): Promise<Development> {
  const database = await newDatabase();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      SANDBOX_DB: path.resolve(database.file),
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      RATE_LIMITS: 'off',
    },
  });
  endWithWorker(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const found = LISTENING.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${text}`)));
  });
  return {
    origin,
    output: () => text,
    pid: child.pid as number,
    async stop() {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await ended;
      }
      await database.remove();
    },
  };
}
