import type { MovementsKey } from '../../../shared/movements/MovementsKey.ts';
import type { MovementsReport } from '../../../shared/movements/MovementsReport.ts';

/** To the worker. */
export interface CheckOrder {
  file: File;
  keys: readonly MovementsKey[];
}

/** From the worker: bytes read so far, then the report, or why there is none: the file cannot be read, the page is not secure and has no hashes. */
export type CheckMessage =
  | { kind: 'progress'; bytes: number }
  | { kind: 'report'; report: MovementsReport }
  | { kind: 'failed'; what: 'file' | 'insecure' };
