import type { LoaderModule, PageData } from '#client/context/LoaderArgs.ts';

export type Layout = 'default' | 'game' | 'empty';
/** Who may see a page. Guests are sent away from `players` pages by the guard of A-23. */
export type Audience = 'everyone' | 'players';

export const everyone: Audience = 'everyone';
export const players: Audience = 'players';

/** One line of the route table. `page` and `loader` are files under client/features, without their endings. */
export interface PageLine {
  pattern: string;
  audience: Audience;
  layout: Layout;
  page: string;
  loader?: string;
}

/** A file with a page's component, whose properties are the data of its loader. */
interface PageModule<D> {
  [name: `${string}Page`]: (data: D) => unknown;
}

/** `cashier/StatementPage` -> `cashier/statement`. Derived, because the whole route table is part of the first script. */
export const loaderOf = (file: string): string =>
  file.replace(/\w(?=\w*Page$)/, (first) => first.toLowerCase()).slice(0, -4);

/** One line of the route table. It compiles only if the page takes what the loader gives. */
export function page<L extends LoaderModule>(
  path: { pattern: string },
  audience: Audience,
  layout: Layout,
  page: () => Promise<PageModule<PageData<NoInfer<L>>>>,
  loader?: () => Promise<L>,
): PageLine;
// What is called: a build writes the files' names instead of the imports (scripts/bundle/nameRouteFiles.ts).
export function page(
  { pattern }: { pattern: string },
  audience: Audience,
  layout: Layout,
  page: unknown,
  loader: unknown = loaderOf(String(page)),
): PageLine {
  return { pattern, audience, layout, page: String(page), ...(loader ? { loader: String(loader) } : {}) };
}
