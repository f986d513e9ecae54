import { routes } from '../../../client/app/routes.ts';
import { pages as writtenPages } from '../../../sandbox/content/data/pages.ts';
import { paths } from '../../../shared/url/paths.ts';

export interface PublicPage {
  /** Of a file, too: `tournaments-3`. */
  name: string;
  /** Locale-less, with a query where the page is another by it. */
  path: string;
  status: 200 | 404;
  /** The pattern of its route, or its own name where it is a page in another state: pages of a kind are built alike. */
  kind: string;
}

interface Reading {
  /** What a method of the API gives. */
  api<T>(method: string): Promise<T>;
  /** The first addresses under a list's own that the list leads to. */
  linksOf(list: string): Promise<string[]>;
}

/** Of a kind whose items look alike. */
const LINKS = 2;

/** One of each kind that a list may hold: running, planned, over. */
function oneAStatus<T extends { status: string }>(items: readonly T[]): T[] {
  return [...Map.groupBy(items, ({ status }) => status).values()].flatMap(([first]) => first ?? []);
}

/** What stands for an address with parameters, by its pattern. */
const samples: Record<string, (reading: Reading) => Promise<string[]> | string[]> = {
  [paths.contentPage.pattern]: () => writtenPages.map(({ slug }) => paths.contentPage.build({ slug })),
  [paths.platformGame.pattern]: () => [paths.platformGame.build({ sysname: 'zarafshon-vault' })],
  [paths.platformCustomGame.pattern]: () => [paths.platformCustomGame.build({ name: 'zarafshon-vault' })],
  // Asked for without a frame around it, the frame's address shows the page of the game.
  [paths.gameFrame.pattern]: () => [paths.gameFrame.build({ id: 'zarafshon-vault', mode: 'demo' })],
  [paths.customGameFrame.pattern]: () => [paths.customGameFrame.build({ name: 'zarafshon-vault', mode: 'demo' })],
  [paths.jackpot.pattern]: async ({ api }) => {
    const [pot] = await api<{ id: string }[]>('jackpots.get');
    return pot ? [paths.jackpot.build({ id: pot.id })] : [];
  },
  [paths.loyaltyProgram.pattern]: async ({ api }) => {
    const { items } = await api<{ items: { sysname: string }[] }>('loyalty.getPrograms');
    return items.map(({ sysname }) => paths.loyaltyProgram.build({ sysname }));
  },
  [paths.offer.pattern]: ({ linksOf }) => linksOf(paths.offers.build()),
  [paths.promotion.pattern]: async ({ linksOf }) => [
    ...(await linksOf(paths.promotions.build())),
    // Its time is over, so no list leads to it.
    paths.promotion.build({ id: 'autumn-nights' }),
  ],
  [paths.tournament.pattern]: async ({ api }) => {
    const { items } = await api<{ items: { id: string; status: string }[] }>('tournaments.get');
    return oneAStatus(items).map(({ id }) => paths.tournament.build({ id }));
  },
  [paths.tournamentGamehall.pattern]: async ({ api }) => {
    const { items } = await api<{ items: { id: string; status: string }[] }>('tournaments.get');
    const running = items.find(({ status }) => status === 'active');
    return running ? [paths.tournamentGamehall.build({ id: running.id })] : [];
  },
};

/** The same page in another state: a category, a search that finds nothing, a letter sent, an address that nobody knows. */
const STATES: Omit<PublicPage, 'kind'>[] = [
  { name: 'gamehall-slots', path: '/gamehall?category=slots', status: 200 },
  { name: 'gamehall-nothing-found', path: '/gamehall?search=topilmaydigan', status: 200 },
  { name: 'support-sent', path: '/support?step=sent&case=K7M2Q9T', status: 200 },
  { name: 'unsubscribe-link', path: '/unsubscribe?token=1.x', status: 200 },
  { name: 'confirmation-link', path: '/confirmation?contact=demo%40yulduz.test&code=123456', status: 200 },
  { name: 'no-such-page', path: '/no/such/place', status: 404 },
];

const nameOf = (path: string) => path.replace(/^\//, '').replace(/\W+/g, '-') || 'home';

/** What the pages of `publicPages` are of, without asking a site. */
export const publicKinds: string[] = [
  ...routes
    .filter(({ audience, pattern }) => audience === 'everyone' && !pattern.startsWith('/_'))
    .map(({ pattern }) => pattern)
    // The same page as under /platform/game, which names that address as its own.
    .filter((pattern) => pattern !== paths.game.pattern),
  ...STATES.map(({ name }) => name),
];

/**
 * Every page of the route table that guests may see, or those of one kind, with real parameters of the site at `origin`.
 * Rejects when a pattern has none.
 */
export async function publicPages(origin: string, wanted?: string): Promise<PublicPage[]> {
  const reading: Reading = {
    async api<T>(method: string) {
      const answer = await fetch(`${origin}/api/${method}?version=2.34&locale=uz`);
      return ((await answer.json()) as { data: T }).data;
    },
    async linksOf(list) {
      const html = await (await fetch(origin + list)).text();
      const found = [...html.matchAll(/ href="([^"?#]+)"/g)].flatMap(([, href]) => href ?? []);
      return [...new Set(found)].filter((href) => href.startsWith(`${list}/`)).slice(0, LINKS);
    },
  };
  const kinds = publicKinds.filter((kind) => wanted === undefined || kind === wanted);
  const found = await Promise.all(
    kinds.map(async (kind): Promise<PublicPage[]> => {
      const state = STATES.find(({ name }) => name === kind);
      if (state) return [{ ...state, kind }];
      if (!/[:*]/.test(kind)) return [{ name: nameOf(kind), path: kind, status: 200, kind }];
      const sample = samples[kind];
      if (!sample) throw new Error(`No address stands for ${kind} in tests/support/looks/publicPages.ts`);
      const addresses = await sample(reading);
      if (addresses.length === 0) throw new Error(`The site shows no ${kind}`);
      return addresses.map((path) => ({ name: nameOf(path), path, status: 200, kind }));
    }),
  );
  return found.flat();
}
