import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import type { Env } from '../../config/env.ts';
import { byteWriter } from './byteWriter.ts';
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

/** Bytes buffered while nobody reads stdout; beyond them lines are lost. */
const MAX_UNREAD = 8 * 1024 * 1024;

/**
 * JSON lines to stdout, written behind the request's back. When nobody reads stdout any more (a closed pipe, a full
 * disk) lines are lost and the site goes on: players come before logs.
 */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): LoggerHandle {
  const stdout = destination ? undefined : byteWriter({ fd: 1, maxUnread: MAX_UNREAD });
  const buffer = stdout && lineBuffer(stdout.write);
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
      await Promise.race([stdout.flush(), sleep(1000, undefined, { ref: false })]);
    },
    flushSync() {
      buffer?.flush();
      stdout?.flushSync();
    },
  };
}
