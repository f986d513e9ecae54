import type { IncomingHttpHeaders } from 'node:http';
import type { AppError } from '#shared/errors/AppError.ts';

/** A complete answer of the platform to a money command, or this server's error in its place. */
export interface MoneyAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Set when the platform did not answer. */
  readonly failure?: AppError;
  /** Digest of what was ordered (commandPrint). */
  readonly print?: string | undefined;
}
