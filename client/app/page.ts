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

/** `cashier/StatementPage` -> `cashier/statement`. Derived, not listed, because the whole route table is part of the first script. */
const loaderOf = (file: string): string => file.replace(/\w(?=\w*Page$)/, (first) => first.toLowerCase()).slice(0, -4);

export function page(
  path: { pattern: string },
  audience: Audience,
  layout: Layout,
  file: string,
  loader: string | null = loaderOf(file),
): PageLine {
  return { pattern: path.pattern, audience, layout, page: file, ...(loader ? { loader } : {}) };
}
