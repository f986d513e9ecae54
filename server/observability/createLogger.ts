import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type { Env } from '#config/env.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';
import { byteWriter } from './byteWriter.ts';
import { lineBuffer } from './lineBuffer.ts';
import { redact, secretName } from './redact.ts';

/** A pino logger whose lines are redacted. */
export type Logger = PinoLogger;

/** A logger, and how to write its buffered lines at the end of the process. */
export interface LoggerHandle {
  log: Logger;
  /** Resolves when all lines so far are written, or after a second; the last step of an orderly end. */
  flush(): Promise<void>;
  /** Writes synchronously, for a process that ends at once; lines may be out of order. */
  flushSync(): void;
}

/** `SESSION_COOKIE`: the names of the session's cookies, which no line shows the values of. */
type LoggerEnv = Pick<Env, 'LOG_LEVEL'> & Partial<Pick<Env, 'SESSION_COOKIE'>>;

/** Bytes buffered while stdout is not read; beyond them lines are lost. */
const MAX_UNREAD = 8 * 1024 * 1024;

/**
 * Writes redacted JSON lines to stdout asynchronously. When stdout is no longer read (a closed pipe, a full disk), lines are lost and the
 * site goes on: serving players matters more than logs.
 */
export function createLogger(env: LoggerEnv, destination?: DestinationStream): LoggerHandle {
  const secretNames = new Set(env.SESSION_COOKIE?.map(secretName));
  const stdout = destination ? undefined : byteWriter({ fd: 1, maxUnread: MAX_UNREAD });
  const buffer = stdout && lineBuffer(stdout.write);
  const log = pino(
    {
      level: env.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Errors are written by redact; pino's serializer would give what that returns the type "Object".
      serializers: { err: (error: unknown) => error },
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => redact(line, secretNames) as Record<string, unknown>,
      },
    },
    destination ?? (buffer as DestinationStream),
  );
  return {
    log,
    async flush() {
      if (!stdout) return;
      buffer?.flush();
      await unlessLate(stdout.flush(), 1_000, () => undefined);
    },
    flushSync() {
      buffer?.flush();
      stdout?.flushSync();
    },
  };
}
