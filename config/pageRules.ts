import { isFormPath } from '#shared/url/isFormPath.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';
import { paths } from '#shared/url/paths.ts';

type PageName = keyof typeof paths;

/** What the page cache and crawlers may do with a page. */
export interface PageRule {
  /** Pattern of the route: `/tournaments/:id/gamehall`. */
  readonly pattern: string;
  /**
   * Parameters of the query that change the page: none, the filters of a hall, those of a tournament's hall, what a form of the server
   * answers (on a page of its own, or beside other content), or all. Others are for the browser and invisible to the render.
   */
  readonly query: 'none' | 'hall' | 'tournamentHall' | 'form' | 'formBeside' | 'all';
  /** The page shows what one visitor typed or was answered: never, with a query, or always. Such a page is not shared. */
  readonly isForOne: 'never' | 'answered' | 'always';
  /** `index`: in the sitemap; `noindex`: crawlers read that they must not list it; `excluded`: robots.txt excludes it. */
  readonly crawlers: 'index' | 'noindex' | 'excluded';
  /** The page cache stores it for guests. */
  readonly isCached: boolean;
}

const formBeside = { query: 'formBeside', isForOne: 'answered' } as const;

/** What differs from the usual page, which everybody may read, cache and list. Forms and private pages follow from their addresses. */
const exceptions: Partial<Record<PageName, Partial<PageRule>>> = {
  // The link of an e-mail with its contact and code: never shared, with or without its parameters.
  confirmation: { query: 'all', isForOne: 'always', crawlers: 'excluded', isCached: false },
  confirmationSuccess: { crawlers: 'excluded' },
  gamehall: { query: 'hall' },
  // A redirect.
  gamehallCategory: { isCached: false },
  loyaltyShop: formBeside,
  offers: formBeside,
  support: formBeside,
  // It is about one visitor's ticket.
  supportTicket: { ...formBeside, crawlers: 'noindex' },
  tournamentGamehall: { query: 'tournamentHall' },
  // A page that the server writes itself.
  trusted: { crawlers: 'noindex', isCached: false },
  unsubscribe: { ...formBeside, crawlers: 'excluded' },
};

/**
 * The rules of every page of the site: the only place that says what is cached, what its render may read of the query, and what crawlers
 * get. cacheableUrl, robots.txt, the sitemap and the variables of cache times are computed from it.
 */
export const pageRules: ReadonlyMap<PageName, PageRule> = new Map(
  Object.entries(paths).map(([name, { pattern }]) => {
    const isPrivate = isPrivatePath(pattern);
    const isForm = isFormPath(pattern);
    const rule: PageRule = {
      pattern,
      query: isForm ? 'form' : 'none',
      isForOne: isForm ? 'always' : 'never',
      crawlers: isPrivate ? 'excluded' : isForm ? 'noindex' : 'index',
      isCached: !isPrivate && !isForm,
      ...exceptions[name as PageName],
    };
    return [name as PageName, rule];
  }),
);
