import type { Finding } from './Finding.ts';

/** What came of checking a file of movements. */
export interface MovementsReport {
  /** As its head says; null: the head cannot be read. */
  player: string | null;
  /** `yyyy-mm-ddThh:mm:ssZ`, of the file's making. */
  at: string | null;
  /** Rows between head and end that could be read. */
  rows: number;
  /** Number of the end; null: the file has none. */
  end: number | null;
  findings: Finding[];
  /** `valid`: head and end are signed by a key of the list; `unknownKey`: by none of it; `unsupported`: this browser knows no Ed25519. */
  seal: 'valid' | 'invalid' | 'unknownKey' | 'unsupported';
}
