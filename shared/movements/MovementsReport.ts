import type { Finding } from './Finding.ts';

/** Result of checking a file of movements. */
export interface MovementsReport {
  /** Player of the head; null: the head is unreadable. */
  player: string | null;
  /** Creation time `yyyy-mm-ddThh:mm:ssZ`; null: the head is unreadable. */
  at: string | null;
  /** Number of readable rows between head and end. */
  rows: number;
  /** Number of the end; null: the file has none. */
  end: number | null;
  findings: Finding[];
  /** `valid`: head and end are signed by a key of the list; `unknownKey`: by another key; `unsupported`: this browser lacks Ed25519. */
  seal: 'valid' | 'invalid' | 'unknownKey' | 'unsupported';
}
