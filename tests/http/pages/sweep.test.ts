import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import type { PlayLimitKind, PlayLimits } from '#shared/api/account/accountPlayLimits.contract.ts';
import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { playerPages } from '#tests/support/looks/playerPages.ts';
import { publicPages } from '#tests/support/looks/publicPages.ts';
import { type RoleFound, readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const text = messagesOf('uz');
const spaced = (words: string) => words.replaceAll('\u00A0', ' ');

let lent: Lent<Site>;
let site: Site;
let controls: SandboxControls;
/** One address of each route, of the route table itself: a new route is swept by itself. */
let addresses: string[];

beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  controls = sandboxControls(site);
  const open = await publicPages(site.origin);
  const oneEach = open.filter(({ kind }, index) => open.findIndex((page) => page.kind === kind) === index);
  addresses = [...oneEach, ...playerPages].map(({ path }) => path.replaceAll(/:\w+/g, '1'));
}, 30_000);
afterAll(() => lent?.giveBack());

const bare = (href: string) => stripLocale(href.replace(/[?#].*/, ''));
const startsWith = (place: string, pages: readonly { pattern: string }[]) =>
  pages.some(({ pattern }) => place === pattern || place.startsWith(`${pattern}/`));

/** What sells: no link of any page may lead there. The list of offers says why it is empty. */
const SELLING = [paths.promotions, paths.tournaments, paths.jackpots, paths.winners, paths.loyalty];
const PLAYS = [paths.gamehall, paths.betting, { pattern: '/game' }, { pattern: '/platform' }];
const PAYS = [paths.deposit];
const MONEY = [paths.wallet, paths.withdraw, paths.profile];

interface Page {
  address: string;
  status: number;
  roles: RoleFound[];
}

const pageOf = (path: string, { status, text: html }: Answered): Page => ({
  address: bare(path),
  status,
  roles: readRoles(html),
});

/** Links to these pages, without those to the page itself (languages) and to what it is a part of (the way back). */
const linksTo = ({ address, roles }: Page, pages: readonly { pattern: string }[]) =>
  roles
    .filter(({ role, href }) => role === 'link' && startsWith(bare(href), pages))
    .map(({ href }) => href)
    .filter((href) => address !== bare(href) && !address.startsWith(`${bare(href)}/`));
const hasTitle = ({ roles }: Page, ...ids: string[]) =>
  roles.some(({ role, name }) => role === 'heading' && ids.some((id) => name === spaced(text(id))));
const reaches = ({ roles }: Page, pages: readonly { pattern: string }[]) =>
  roles.some(({ role, href }) => role === 'link' && startsWith(bare(href), pages));

/** What is wrong with a page for a person; empty: nothing. */
type Rule = (page: Page) => string[];

const nothingSells: Rule = (page) => linksTo(page, SELLING).map((href) => `sells: ${href}`);

/** Money, help and own data are open; every other page is the screen that says why. */
const closed =
  (kind: 'age' | 'fraud'): Rule =>
  (page) => {
    const isScreen = page.status === 403 && hasTitle(page, `closed.title.${kind}`);
    const wrong = [...linksTo(page, [...SELLING, ...PLAYS, ...PAYS])].map((href) => `leads on: ${href}`);
    if (isScreen === isOpenToClosed(page.address)) wrong.push(isScreen ? 'is shut' : `is open (${page.status})`);
    if (!reaches(page, [...MONEY, paths.support])) wrong.push('has no way to the money');
    return wrong;
  };

/** Every page but those of help is the screen that says why, with the way to support, which returns the money. */
const blocked =
  (title: string): Rule =>
  (page) => {
    const isHelp = startsWith(page.address, [paths.support]) || page.address === paths.unsubscribe.build();
    const wrong = linksTo(page, [...SELLING, ...PAYS, ...PLAYS]).map((href) => `leads on: ${href}`);
    const isSignUp = page.address === paths.signUp.build();
    if (!isSignUp && page.roles.some(({ href }) => bare(href) === paths.signUp.build())) wrong.push('offers a sign-up');
    if (isHelp && page.roles.some(({ name, role }) => role === 'link' && name === spaced(text('support.allContacts'))))
      wrong.push('leads to contacts that are shut');
    if (isHelp) return wrong;
    if (!(page.status === 403 && hasTitle(page, title))) wrong.push(`is open (${page.status})`);
    if (!reaches(page, [paths.support])) wrong.push('has no way to support');
    return wrong;
  };

/** A device on a break is a guest's to whom nothing is sold: no sign-up, no deposit. */
const onDevice: Rule = (page) => {
  const wrong = [...nothingSells(page), ...linksTo(page, PAYS).map((href) => `pays: ${href}`)];
  const signUps = page.roles.filter(({ href }) => bare(href) === paths.signUp.build() && page.address !== bare(href));
  // The form of the sign-in leads to the sign-up, which tells of the break first.
  if (signUps.length > 0 && page.address !== paths.signIn.build()) wrong.push('offers a sign-up');
  if (page.status < 400 && !reaches(page, [paths.support])) wrong.push('has no way to support');
  return wrong;
};

/** Pages are open and sell nothing; the header has no deposit button, and each page has the way to the money. */
const limited: Rule = (page) => {
  const wrong = nothingSells(page);
  if (page.status >= 400 && page.status !== 404) wrong.push(`is shut (${page.status})`);
  if (
    page.address !== paths.deposit.build() &&
    page.roles.some(({ href, inside }) => bare(href) === paths.deposit.build() && inside.includes('banner'))
  )
    wrong.push('has the deposit button');
  if (!reaches(page, MONEY)) wrong.push('has no way to the money');
  return wrong;
};

interface Person {
  /** Returns the cookies that the pages are asked with, if not those of the player. */
  begin: (player: FundedPlayer) => Promise<string | undefined>;
  rule: Rule;
}

const reject = async (player: FundedPlayer, label: string) => {
  await player.post('sumsub.createApplicant', {});
  await controls.decide({ uid: player.uid, verdict: 'rejected', labels: [label] });
  // Not a command of the player: the site holds what it knew until the platform's feed tells of it (CACHE_PLATFORM_PLAYER).
  await expect.poll(async () => (await askPage(site.origin, '/', { cookie: player.cookie })).status).toBe(403);
  return undefined;
};
const limit = (player: FundedPlayer, kind: PlayLimitKind, amount: number) =>
  player.post('account.setPlayLimit', { kind, period: 'day', amount: String(amount) });
/** A limit of money that is nearly used: a round that is ordered to lose may pay back a part of its stake, or all of it. */
async function playToLimit(player: FundedPlayer, kind: PlayLimitKind): Promise<undefined> {
  await limit(player, kind, 5 * STAKE);
  const isNear = async () => {
    const { limits } = await player.get<PlayLimits>('account.getPlayLimits');
    return (limits.find((one) => one.kind === kind)?.left ?? Infinity) <= STAKE;
  };
  for (let rounds = 0; rounds < 100 && !(await isNear()); rounds += 1) {
    await controls.dice('lose');
    await spin(player);
  }
  expect(await isNear()).toBe(true);
  await untilLimited(player);
  return undefined;
}
/** Of a round, in soʻm. */
const STAKE = 1_000;
/** A round and the passing of time are no commands of the player either: the site knows of them by the feed. */
async function untilLimited({ cookie }: FundedPlayer): Promise<void> {
  await expect.poll(async () => limited(pageOf('/', await askPage(site.origin, '/', { cookie })))).toEqual([]);
}
/** A spin that the platform takes; a refused one would leave the player without a limit. */
const spin = async (player: FundedPlayer) => {
  const answer = await ask(site.origin, '/platform/game/zarafshon-vault/play?embed=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, cookie: player.cookie },
    body: JSON.stringify({ action: 'spin', bet: STAKE * 100, lines: 20, round: crypto.randomUUID() }),
  });
  expect(answer.status, answer.text).toBe(200);
};
const pause = (player: FundedPlayer, period: string) =>
  ask(site.origin, `${paths.profileResponsibleGame.build()}?form=pause`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie: player.cookie },
    body: new URLSearchParams({ period }).toString(),
  });
const jarOf = (lines: readonly string[]) =>
  lines
    .filter((line) => !/; Max-Age=0/i.test(line))
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const PEOPLE: Readonly<Record<string, Person>> = {
  'a minor': { begin: (player) => reject(player, 'UNDERAGE'), rule: closed('age') },
  'the owner of forged papers': { begin: (player) => reject(player, 'FORGERY'), rule: closed('fraud') },
  'a player on a break, at the device where it began': {
    begin: async (player) => jarOf((await pause(player, '1d')).cookies),
    rule: onDevice,
  },
  'a player on a break, at another device': {
    begin: async (player) => {
      const { cookie } = await signIn(site.origin, player.login);
      await pause(player, '1w');
      return cookie;
    },
    rule: blocked('shell.blockedTitle.self_exclusion'),
  },
  'a self-excluded player, at another device': {
    begin: async (player) => {
      const { cookie } = await signIn(site.origin, player.login);
      await pause(player, 'permanent');
      return cookie;
    },
    rule: blocked('shell.blockedTitle.self_exclusion'),
  },
  'a player who has closed the account without harm, at the device where it was closed': {
    begin: async (player) => {
      await player.post('cashier.makewithdrawal', {
        method: 'uzcard',
        amount: '400000',
        currency: 'UZS',
        'requisites[card]': player.card,
      });
      const left = await ask(site.origin, paths.profileData.build(null, { form: 'leave', leave: 'rest' }), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie: player.cookie },
        body: new URLSearchParams({ leaving_reason: 'rest' }).toString(),
      });
      return jarOf(left.cookies);
    },
    rule: onDevice,
  },
  'a player whose second account is suspended': {
    begin: async (player) => {
      const first = await fundedPlayer(site, []);
      const person = await first.get<Record<string, string>>('account.getprofileinfo');
      await first.post('account.setTimeOut', { period: '1w' });
      const { first_name = '', last_name = '', birth_date = '' } = person;
      await expect(player.post('account.saveProfileInfo', { first_name, last_name, birth_date })).rejects.toThrow(
        'multi_account',
      );
      return undefined;
    },
    rule: blocked('shell.blockedTitle.multi_account'),
  },
  'a player at the deposit limit': {
    begin: async (player) => {
      await player.post('account.setDepositLimit', { limit_amount: '1000', period: 'day' });
      return undefined;
    },
    rule: limited,
  },
  'a player at the budget of the month': {
    begin: async (player) => {
      await player.post('account.setBudget', { amount: '300000' });
      return undefined;
    },
    rule: limited,
  },
  'a player at a limit of losses': {
    begin: (player) => playToLimit(player, 'loss'),
    rule: limited,
  },
  'a player at a limit of stakes': {
    begin: (player) => playToLimit(player, 'stake'),
    rule: limited,
  },
  'a player at a limit of time': {
    begin: async (player) => {
      await spin(player);
      await limit(player, 'time', 1);
      await spin(player);
      await controls.advance('2m');
      await untilLimited(player);
      return undefined;
    },
    rule: limited,
  },
};

async function open(path: string, cookie: string): Promise<Answered & { path: string }> {
  const answer = await askPage(site.origin, path, { cookie });
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status > 399 || typeof location !== 'string') return { ...answer, path };
  return open(location, cookie);
}

test.each(Object.entries(PEOPLE))(
  'no page of any route sells to %s, or lets them play or pay that must not, and each has its way to the money',
  async (_name, { begin, rule }) => {
    const player = await fundedPlayer(site, [300_000]);
    const cookie = (await begin(player)) ?? player.cookie;
    const wrong: string[] = [];
    const look = async (address: string) => {
      const answer = await open(address, cookie);
      for (const problem of rule(pageOf(answer.path, answer))) wrong.push(`${address}: ${problem}`);
    };
    const places = [...addresses];
    while (places.length > 0) await Promise.all(places.splice(0, 4).map(look));
    expect(wrong).toEqual([]);
  },
);

test('the pages of a player who has no limits sell: the sweep would see it', async () => {
  expect(addresses.length).toBeGreaterThan(50);
  const player = await fundedPlayer(site, [300_000]);
  const answer = await open('/', player.cookie);
  const page = pageOf(answer.path, answer);
  for (const rule of [closed('age'), blocked('shell.blockedTitle.deleted'), onDevice, limited])
    expect(rule(page).some((problem) => /^(?:sells|leads on)/.test(problem))).toBe(true);
});

test('a deposit over a used up limit is refused, and its page says why and how to the money', async () => {
  const player = await fundedPlayer(site, [300_000]);
  await player.post('account.setBudget', { amount: '300000' });
  const fields = { method: 'uzcard', amount: '50000', currency: 'UZS', campaign_offer_id: '-1' };
  const paid = player.post('cashier.makedeposit', { ...fields, 'requisites[card]': ownCard() });
  await expect(paid).rejects.toThrow('BillingDepositLimitExceeded');
});
