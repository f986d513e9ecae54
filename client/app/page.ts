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

export function page(
  path: { pattern: string },
  audience: Audience,
  layout: Layout,
  file: string,
  loader?: string,
): PageLine {
  return { pattern: path.pattern, audience, layout, page: file, ...(loader ? { loader } : {}) };
}
