import type { Settled } from '#client/context/settle.ts';
import type { HomeRow } from './homeRow.ts';
import { ROW } from './rowLength.ts';

/** Games at the start of a row, visible without scrolling it. */
const FIRST = 6;

/**
 * Reorders rows so that none starts with games that an earlier row shows at its start; such games move to the row's end. A row of
 * several lines shows all of its games. `seen` has the games at the starts of rows above these, and gets those of these.
 */
export function distinctRows(
  rows: readonly Settled<HomeRow>[],
  sections: readonly { rows: number }[],
  seen = new Set<string>(),
): Settled<HomeRow>[] {
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
