import { routes } from '#client/app/routes.ts';
import { pages as writtenPages } from '#sandbox/content/data/pages.ts';
import { paths } from '#shared/url/paths.ts';

/** A page to open, with the status it answers. */
export interface PublicPage {
  /** A name that is also used for files: `tournaments-3`. */
  name: string;
  /** Path without language, with a query if it selects another state. */
  path: string;
  status: 200 | 404;
  /** The pattern of its route, or its own name if it is a page in another state. Pages of a kind look alike. */
  kind: string;
}

interface Reading {
  /** Data of a method of the API. */
  api<T>(method: string): Promise<T>;
  /** The first links of a list page to addresses under it. */
  linksOf(list: string): Promise<string[]>;
}

/** Links of a list whose items look alike. */
const LINKS = 2;

/** The first item of each status: running, planned, over. */
function oneAStatus<T extends { status: string }>(items: readonly T[]): T[] {
  return [...Map.groupBy(items, ({ status }) => status).values()].flatMap(([first]) => first ?? []);
}

/** Sample addresses for each pattern with parameters. */
const samples: Record<string, (reading: Reading) => Promise<string[]> | string[]> = {
  [paths.contentPage.pattern]: () => writtenPages.map(({ slug }) => paths.contentPage.build({ slug })),
  [paths.platformGame.pattern]: () => [paths.platformGame.build({ sysname: 'zarafshon-vault' })],
  [paths.platformCustomGame.pattern]: () => [paths.platformCustomGame.build({ name: 'zarafshon-vault' })],
  // Outside a frame, the address of the frame shows the page of the game.
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
    // It has ended, so no list links to it.
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

/** Pages in another state: a category, a search without results, a sent ticket, an unknown address. */
const STATES: Omit<PublicPage, 'kind'>[] = [
  { name: 'gamehall-slots', path: '/gamehall?category=slots', status: 200 },
  { name: 'gamehall-nothing-found', path: '/gamehall?search=topilmaydigan', status: 200 },
  { name: 'support-sent', path: '/support?step=sent&case=K7M2Q9T', status: 200 },
  { name: 'unsubscribe-link', path: '/unsubscribe?token=1.x', status: 200 },
  { name: 'confirmation-link', path: '/confirmation?contact=demo%40yulduz.test&code=123456', status: 200 },
  { name: 'no-such-page', path: '/no/such/place', status: 404 },
];

const nameOf = (path: string) => path.replace(/^\//, '').replace(/\W+/g, '-') || 'home';

/** The kinds of `publicPages`, known without a site. */
export const publicKinds: string[] = [
  ...routes
    .filter(({ audience, pattern }) => audience === 'everyone' && !pattern.startsWith('/_'))
    .map(({ pattern }) => pattern)
    // The same page as under /platform/game, which is its canonical address.
    .filter((pattern) => pattern !== paths.game.pattern),
  ...STATES.map(({ name }) => name),
];

/**
 * Every page of the route table that guests may see, or those of the kind `wanted`, with parameters read from the site at
 * `origin`. Rejects when a pattern has no sample or the site shows none.
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
      if (!sample) throw new Error(`No sample for ${kind} in tests/support/looks/publicPages.ts`);
      const addresses = await sample(reading);
      if (addresses.length === 0) throw new Error(`The site shows no ${kind}`);
      return addresses.map((path) => ({ name: nameOf(path), path, status: 200, kind }));
    }),
  );
  return found.flat();
}
