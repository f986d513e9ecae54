import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import type { Env } from '../../config/env.ts';
import { redact } from './redact.ts';

export type Logger = PinoLogger;

export interface LoggerHandle {
  log: Logger;
  /** Resolves when all lines so far are out; the last step of an orderly end. Gives up after a second. */
  flush(): Promise<void>;
  /** The same at once, for a process that is about to be cut off; lines may change places. */
  flushSync(): void;
}

/**
 * JSON lines to stdout, written behind the request's back. When nobody reads stdout any more (a closed pipe, a full
 * disk) lines are lost and the site goes on: players come before logs.
 */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): LoggerHandle {
  // Each write is a trip to the thread pool, which costs as much as the line itself: they leave by 8 kB, or after 100 ms.
  const stdout = destination
    ? undefined
    : pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 100 });
  stdout?.on('error', () => {});
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
    destination ?? (stdout as DestinationStream),
  );
  return {
    log,
    async flush() {
      if (!stdout) return;
      const written = new Promise<void>((resolve) => stdout.flush(() => resolve()));
      await Promise.race([written, sleep(1000, undefined, { ref: false })]);
    },
    flushSync() {
      try {
        stdout?.flushSync();
      } catch {
        // Not opened yet, or its reader is gone: there is nobody to tell.
      }
    },
  };
}
