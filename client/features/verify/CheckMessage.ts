import type { MovementsKey } from '#shared/movements/MovementsKey.ts';
import type { MovementsReport } from '#shared/movements/MovementsReport.ts';

/** To the worker. */
export interface CheckOrder {
  file: File;
  keys: readonly MovementsKey[];
}

/** From the worker: bytes read so far, then the report or a failure: `file` cannot be read; `insecure`: the page has no hashes. */
export type CheckMessage =
  | { kind: 'progress'; bytes: number }
  | { kind: 'report'; report: MovementsReport }
  | { kind: 'failed'; what: 'file' | 'insecure' };
