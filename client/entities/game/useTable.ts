import { use } from 'react';
import { PageDataContext } from '#client/context/PageDataContext.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFact } from '#client/stores/useFact.ts';
import { useIsPlayer } from '#client/stores/useIsPlayer.ts';
import type { TableMarks } from './tableMarks.ts';

/**
 * The line of a table's tile: results, then the limits in the visitor's currency, a guest's being the site's; undefined where there is nothing to show, or nothing
 * may be advertised. Players share the server's page, so it has no limits for them: the browser adds them.
 */
export function useTable(table: TableMarks | undefined) {
  const text = useText();
  const root = use(PageDataContext).root as { isQuiet?: true } | undefined;
  const ofSite = useFact('general', ({ info }) => info?.default_currency ?? '');
  const other = useIsPlayer() === false ? ofSite : '';
  const currency = useFact('balances', ({ main }) => main?.currency ?? other, other);
  if (!table || !root || root.isQuiet) return undefined;
  const limits = table.limits[currency];
  const marks: { text: string; look?: string }[] = limits ? [...table.results, { text: limits }] : [...table.results];
  return marks.length > 0 ? { label: text('hall.table'), marks } : undefined;
}
