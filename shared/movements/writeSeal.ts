import type { MovementsFile } from './MovementsFile.ts';
import { movementsFormat } from './movementsFormat.ts';

interface SealCommon {
  /** `yyyy-mm-ddThh:mm:ssZ`. */
  at: string;
  prev: string;
}

/** The head or the end of a file of movements. */
export type Seal =
  | (SealCommon & { type: 'head'; player: string; key: string })
  | (SealCommon & { type: 'end'; rows: number });

/** Writes the head or end of a file. `sign` returns the Ed25519 signature of the text so far, in hex, which ends the line. */
export function writeSeal(file: MovementsFile, seal: Seal, sign: (text: string) => string): string {
  const { type, at, prev } = seal;
  const n = type === 'head' ? 0 : seal.rows + 1;
  const fields =
    type === 'head' ? { format: movementsFormat.name, player: seal.player, key: seal.key } : { rows: seal.rows };
  if (file === 'jsonl') {
    const signed = JSON.stringify({ n, type, at, ...fields, prev }).slice(0, -1);
    return `${signed},"signature":"${sign(signed)}"}`;
  }
  const note = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  const signed = [n, type, at, '', '', '', '', '', '', '', '', note, prev].join(',');
  return `${signed},${sign(signed)}`;
}
