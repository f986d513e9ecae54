import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import type { Env } from '../../config/env.ts';
import { lineBuffer } from './lineBuffer.ts';
import { redact } from './redact.ts';

export type Logger = PinoLogger;

export interface LoggerHandle {
  log: Logger;
  /** Resolves when all lines so far are out; the last step of an orderly end. Gives up after a second. */
  flush(): Promise<void>;
  /** The same at once, for a process that is about to be cut off; lines may change places. */
  flushSync(): void;
}

/** Bytes kept for a reader of stdout who does not read; beyond them lines are lost. */
const MOST_UNREAD = 8 * 1024 * 1024;

/**
 * JSON lines to stdout, written behind the request's back. When nobody reads stdout any more (a closed pipe, a full
 * disk) lines are lost and the site goes on: players come before logs.
 */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): LoggerHandle {
  const stdout = destination
    ? undefined
    : pino.destination({ dest: 1, sync: false, contentMode: 'buffer', maxLength: MOST_UNREAD } as Parameters<
        typeof pino.destination
      >[0]);
  stdout?.on('error', () => {});
  const buffer = stdout && lineBuffer((bytes) => (stdout as unknown as { write(bytes: Buffer): boolean }).write(bytes));
  const log = pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => redact(line) as Record<string, unknown>,
      },
    },
    destination ?? (buffer as DestinationStream),
  );
  return {
    log,
    async flush() {
      if (!stdout) return;
      buffer?.flush();
      const written = new Promise<void>((resolve) => stdout.flush(() => resolve()));
      await Promise.race([written, sleep(1000, undefined, { ref: false })]);
    },
    flushSync() {
      try {
        buffer?.flush();
        stdout?.flushSync();
      } catch {
        // Not opened yet, or its reader is gone: there is nobody to tell.
      }
    },
  };
}
