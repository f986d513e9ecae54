import { spawn } from 'node:child_process';
import { newDatabase } from './newDatabase.ts';

/** A running development server. */
export interface Development {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

const LISTENING = /"event":"started","origin":"([^"]+)"/;

/** Starts the site from its sources, as `npm run dev` does. Rejects when it ends before it listens. */
export async function startDevelopment(): Promise<Development> {
  const database = await newDatabase();
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      SANDBOX_DB: database.file,
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      RATE_LIMITS: 'off',
      DRAIN_TIME: '0ms',
    },
  });
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
