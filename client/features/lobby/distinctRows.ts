import type { Settled } from '../../context/settle.ts';
import type { HomeRow } from './homeRow.ts';
import { ROW } from './rowLength.ts';

/** Games at the start of a row, which a visitor sees without scrolling it. */
const FIRST = 6;

/**
 * The same rows, none beginning with games that an earlier one shows at its start: those go to the end of it. A row of several
 * lines shows all it has.
 */
export function distinctRows(
  rows: readonly Settled<HomeRow>[],
  sections: readonly { rows: number }[],
): Settled<HomeRow>[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    if (!row.ok) return row;
    const isGrid = (sections[index]?.rows ?? 1) > 1;
    const fresh = row.value.games.filter(({ sysname }) => !seen.has(sysname));
    const repeated = row.value.games.filter(({ sysname }) => seen.has(sysname));
    const games = [...fresh, ...repeated].slice(0, isGrid ? undefined : ROW);
    for (const { sysname } of isGrid ? games : games.slice(0, FIRST)) seen.add(sysname);
    return { ok: true, value: { ...row.value, games } };
  });
}
