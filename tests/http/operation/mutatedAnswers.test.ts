import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { routes } from '#client/app/routes.ts';
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts';
import {
  fieldsOf,
  itemOf,
  type Mutation,
  mutated,
  mutations,
  type ValuePath,
  valueAt,
} from '#sandbox/testing/mutations.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { oneOfEachKind } from '#tests/support/looks/oneOfEachKind.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { type MutatingProxy, startMutatingProxy } from '#tests/support/sites/startMutatingProxy.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { variant } from '#tests/support/variant.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

/** The full run tries all pages and all mutations and takes some minutes; otherwise one page of each kind gets a few. */
const isFull = process.env['TEST_FULL'] === '1';
/** Mutations tried per page outside the full run. */
const SAMPLE = 1;
/** Pages that get all mutations of a method, for guests and players each; more pages would find nothing new. */
const PAGES_A_METHOD = 1;
/** If the whole answer is mutated, a page may have nothing to show. */
const isWhole = (field: ValuePath) =>
  field.length === 0 || (field.length === 1 && ['items', 'uid'].includes(String(field[0])));

/** Methods that decide whether a player may be sold to: if their answer is invalid, nothing is sold (decision 023). */
const CARE = ['account.getDepositLimit', 'account.getBudget', 'account.getPlayLimits', 'storage.get'];
/** Methods whose items are shown to sell: games with recent winners. */
const SELLING = ['jackpots.getWinners'];
/** Without a currency the cashier cannot read sums, and it is strict with sums. */
const isStrict = (method: string, field: ValuePath) =>
  /^cashier\.get(deposit|withdraw)settings$/.test(method) && field.join('.') === 'currency';
/** PHP's empty string means false: a requirement that is not done closes the form. */
const isNo = (method: string, field: ValuePath, mutation: Mutation) =>
  method === 'cashier.getwithdrawsettings' && field.at(-1) === 'done' && mutation.name === 'empty';
/** Mutations that broke a page before; tried in every run. */
const ONCE_BROKEN = [
  'cashier.getstatement month an unknown value',
  'cashier.getwithdrawsettings requirements.1.done null',
];
/** Links that may disappear with a whole answer, or with a field outside of lists: those of its notice. */
const NOTICES: Readonly<Record<string, RegExp>> = {
  // The linked accounts determine which can be linked.
  'account.getSocials': /^\/oauth\/init\?/,
  // The sum that may be withdrawn without verification; without a method nothing can be withdrawn.
  'cashier.getwithdrawsettings without_papers_left': /^\/profile\/verification\?/,
  'cashier.getwithdrawsettings methods': /^\/profile\/verification\?/,
};
function goesWith(href: string, method: string, field: ValuePath): boolean {
  const notice = NOTICES[isWhole(field) ? method : `${method} ${String(field[0])}`];
  return itemOf(field) === field && notice?.test(href) === true;
}

/** Whether a link leads to an offer, a programme, a tournament or a promotion, or is the advertisement of the menu. */
const isSold = (href: string) =>
  /^\/(ru\/)?(?:(offers|loyalty|tournaments|promotions|jackpots)\/.|bonus-terms$)/.test(href);

let folder: string;
let sandbox: Sandbox;
let proxy: MutatingProxy;
let site: Site;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const dbFile = path.join(folder, 'sandbox.db');
  sandbox = await startSandbox({ port: 0, dbFile, seed: '1', games: 40, log: () => {} });
  proxy = await startMutatingProxy(sandbox.url);
  cookie = `sid=${sandbox.world.access.sessions.open(1)}`;
  const uncached = Object.fromEntries(
    'METADATA BANNERS CATALOGUE GAMES JACKPOTS WINNERS TOURNAMENTS LEADERBOARD LOYALTY'
      .split(' ')
      .map((name) => [`CACHE_PLATFORM_${name}`, '0']),
  );
  site = await startSite({
    SANDBOX: '0',
    PLATFORM_URL: proxy.url,
    CONTENT_URL: sandbox.url,
    CACHE_PAGES_FRESH: '0',
    CACHE_MISSING_FRESH: '0',
    ...uncached,
  });
});
afterAll(async () => {
  await site.stop();
  await proxy.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

interface Page {
  path: string;
  headers: Record<string, string>;
}

interface Trial {
  page: Page;
  method: string;
  field: ValuePath;
  mutation: Mutation;
  data: unknown;
}

/** Links to the site's own pages. Preloads of pictures are left out: they depend on what is there when the head is sent. */
const hrefsIn = (html: string) =>
  new Set(
    [...html.matchAll(/ href="(\/(?!icons|assets|uploads|_)[^"#]*)/g)].map(([, href]) => decodeURI(href as string)),
  );

/** Whether a link names a value of the mutated item; then it may disappear with the item. */
function namesOneOf(href: string, values: readonly string[]): boolean {
  return values.includes(href) || href.split(/[/?&=,]|%2C/i).some((part) => values.includes(part));
}

function scalarsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalarsIn) : [String(value)];
}

async function pagesOf(): Promise<Page[]> {
  const open = oneOfEachKind(await publicPages(site.origin)).map(({ path }) => ({ path, headers: {} }));
  const personal = routes
    .filter(({ audience, pattern }) => audience !== 'everyone' && !/[:*]/.test(pattern))
    .map(({ pattern }) => ({ path: pattern, headers: { cookie } }));
  const known = ['/', '/gamehall', '/offers', '/loyalty'].map((path) => ({ path, headers: { cookie } }));
  return [...open, ...known, ...personal];
}

interface Shown {
  links: ReadonlySet<string>;
  /** Values of items shown to sell. */
  sold: readonly string[];
}

/** Every mutation of every field that a page asks for, until enough pages have tried the method. */
async function trialsOf(page: Page, met: Map<string, number>): Promise<{ trials: Trial[]; shown: Shown }> {
  proxy.mutate();
  proxy.takeRequests();
  const { status, text } = await askPage(site.origin, page.path, page.headers);
  expect(status, page.path).toBeLessThan(500);
  const requests = proxy.takeRequests();
  const sold = scalarsIn(SELLING.map((method) => requests.get(method)));
  const trials = [...requests].flatMap(([method, data]) => {
    const known = `${method} ${page.headers['cookie'] ?? ''}`;
    if (isFull && (met.get(known) ?? 0) >= PAGES_A_METHOD) return [];
    met.set(known, (met.get(known) ?? 0) + 1);
    return fieldsOf(data).flatMap((field) =>
      mutations.map((mutation): Trial => ({ page, method, field, mutation, data })),
    );
  });
  return { trials, shown: { links: hrefsIn(text), sold } };
}

/** Differences that the metric counts for a method. */
async function counted(method: string): Promise<number> {
  const { text } = await ask(site.origin, '/metrics');
  return text
    .split('\n')
    .filter((line) => line.startsWith('croupier_upstream_differences_total{') && line.includes(`method="${method}"`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

/** Loads a page with one mutated field. Gives what is wrong with the page, undefined if nothing is. */
async function problemOf(
  { page, method, field, mutation }: Trial,
  { links, sold }: Shown,
): Promise<string | undefined> {
  // A page may ask a method twice, for running and planned items: both answers are mutated.
  const answers: unknown[] = [];
  proxy.mutate(method, (answered) => {
    answers.push(answered);
    return mutated(answered, field, mutation);
  });
  const { status, text } = await askPage(site.origin, page.path, page.headers);
  const problem = (what: string) => `${page.path} ${method} ${field.join('.')} ${mutation.name}: ${what}`;
  if (status >= 500 && !isWhole(field)) return problem(`HTTP ${status}`);
  if (status >= 400 || isStrict(method, field) || isNo(method, field, mutation)) return undefined;
  // Without a uid the visitor is a guest, whose page lacks the player's links.
  if (method === 'account.getInfo' && isWhole(field)) return undefined;
  const mayGo = answers.flatMap((answered) => scalarsIn(valueAt(answered, isWhole(field) ? [] : itemOf(field))));
  const found = hrefsIn(text);
  const lost = [...links].filter(
    (href) =>
      !found.has(href) &&
      !namesOneOf(href, mayGo) &&
      !goesWith(href, method, field) &&
      !(CARE.includes(method) && (isSold(href) || namesOneOf(href, sold))),
  );
  return lost.length === 0 ? undefined : problem(`lost ${lost.slice(0, 5).join(' ')}`);
}

/** Problems of a page with each mutation of one field, and whether the metric counted all of them. */
async function problemsOf(trials: readonly Trial[], shown: Shown): Promise<string[]> {
  const [{ page, method, field }] = trials as [Trial];
  const problems: string[] = [];
  const before = await counted(method);
  let expected = 0;
  for (const trial of trials) {
    const isDifferent =
      findMethod(method)?.output.safeParse(mutated(trial.data, field, trial.mutation)).success === false;
    expected += Number(isDifferent);
    const problem = await problemOf(trial, shown);
    if (problem) problems.push(problem);
  }
  const increase = (await counted(method)) - before;
  if (increase < expected)
    problems.push(`${page.path} ${method} ${field.join('.')}: ${increase} of ${expected} counted`);
  return problems;
}

const nameOf = ({ method, field, mutation }: Trial) => `${method} ${field.join('.')} ${mutation.name}`;

/** The trials to run: all in the full run, otherwise the same few in every run. */
function sampleOf(trials: readonly Trial[]): readonly Trial[] {
  const step = Math.max(1, Math.floor(trials.length / SAMPLE));
  if (isFull) return trials;
  const known = trials.filter((trial) => ONCE_BROKEN.includes(nameOf(trial)));
  return [...trials.filter((_, index) => index % step === step >> 1).slice(0, SAMPLE), ...known];
}

variant(
  'a page, with any field of an answer mutated, loses at most that item, does not fail, and the difference is counted',
  {
    timeout: 900_000,
  },
  async () => {
    const met = new Map<string, number>();
    const problems: string[] = [];
    let tried = 0;
    for (const page of await pagesOf()) {
      const { trials, shown } = await trialsOf(page, met);
      const sample = sampleOf(trials);
      tried += sample.length;
      const byField = Map.groupBy(sample, ({ method, field }) => `${method} ${field.join('.')}`);
      for (const group of byField.values()) problems.push(...(await problemsOf(group, shown)));
    }
    expect(tried).toBeGreaterThan(40);
    expect(problems).toEqual([]);
  },
);
