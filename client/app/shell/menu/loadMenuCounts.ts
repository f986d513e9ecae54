import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { withTimeoutBudget } from '#client/lib/transport/withTimeoutBudget.ts';
import { getCategories, getProviders } from '#shared/api/play/games.contract.ts';
import type { MenuItem } from '#shared/content/common.content.ts';

/** The value of a menu item's `countOf` that means all games. */
const ALL = 'all';

/** Numbers of games for menu items, by `countOf`. Late or failed numbers are absent, because the menu does not wait for them. */
export async function loadMenuCounts(
  { call, signal, timeoutBudget }: Pick<LoaderArgs, 'call' | 'signal' | 'timeoutBudget'>,
  items: readonly MenuItem[],
): Promise<Record<string, number>> {
  const wanted = new Set(
    items.flatMap(({ countOf, children }) => [countOf, ...children.map((child) => child.countOf)]),
  );
  wanted.delete(undefined);
  if (wanted.size === 0) return {};
  const none = (): [string, number][] => [];
  const [categories, all] = await Promise.all([
    withTimeoutBudget(call(getCategories, {}, { signal }), timeoutBudget).then(
      ({ items: entries }) =>
        entries.flatMap(({ sysname, count }): [string, number][] => (count ? [[sysname, count]] : [])),
      none,
    ),
    wanted.has(ALL)
      ? withTimeoutBudget(call(getProviders, {}, { signal }), timeoutBudget).then(
          ({ items: entries }): [string, number][] => [
            [ALL, entries.reduce((sum, { game_params: { count = 0 } }) => sum + count, 0)],
          ],
          none,
        )
      : [],
  ]);
  return Object.fromEntries([...categories, ...all].filter(([name, count]) => wanted.has(name) && count > 0));
}
