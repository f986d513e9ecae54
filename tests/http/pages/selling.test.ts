import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { hallHref } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { type RoleFound, readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

const text = messagesOf('uz');
const home = paths.home.build();
const [side, mobile] = [text('shell.sideMenu'), text('shell.mobileMenu')];

type Seen = Partial<Pick<RoleFound, 'role' | 'href'>> & { name?: string; inside?: string };
const region = (id: string): Seen => ({ role: 'region', name: text(id) });
const link = (to: { build(): string }, inside: string): Seen => ({ role: 'link', href: to.build(), inside });
/** The heading of the page itself. A page that redirects or is refused has none. */
const title: Seen = { role: 'heading', inside: 'main' };

/**
 * Every part of a page that sells, as an ordinary player or a guest sees it. Parts that scripts bring (popups, hints, notices,
 * the bell, chat) are tested by tests/journeys/rewards/quiet.test.ts, the unit tests of client/features/notices and
 * tests/architecture/selling.test.ts.
 */
const SURFACES: readonly (readonly [surface: string, path: string, seen: Seen])[] = [
  ['the banners of home', home, region('lobby.hero.label')],
  ['the promotions of home', home, region('lobby.promotions')],
  ['the jackpots of home', home, region('lobby.jackpots')],
  ['the race beside the hero of home', home, region('lobby.race')],
  ['the tournaments of home', home, region('lobby.tournaments')],
  [
    'the last results of tables',
    // No other test asks for it, so no cache holds it from before the round.
    hallHref({ category: 'live', sort: 'name' }),
    { role: 'list', name: text('hall.results') },
  ],
  ['the ticker of winners', home, region('lobby.winners')],
  ['the banner of the menu', home, { role: 'region', inside: side }],
  ['promotions in the side menu', home, link(paths.promotions, side)],
  ['offers in the side menu', home, link(paths.offers, side)],
  ['tournaments in the side menu', home, link(paths.tournaments, side)],
  ['jackpots in the side menu', home, link(paths.jackpots, side)],
  ['the club in the side menu', home, link(paths.loyalty, side)],
  ['promotions in the bar of phones', home, link(paths.promotions, mobile)],
  ['promotions in the footer', home, link(paths.promotions, 'contentinfo')],
  ['offers in the footer', home, link(paths.offers, 'contentinfo')],
  ['tournaments in the footer', home, link(paths.tournaments, 'contentinfo')],
  ['jackpots in the footer', home, link(paths.jackpots, 'contentinfo')],
  ['winners in the footer', home, link(paths.winners, 'contentinfo')],
  ['the club in the footer', home, link(paths.loyalty, 'contentinfo')],
  ['the deposit button', home, { role: 'link', name: text('shell.deposit'), href: paths.deposit.build() }],
  ['the sign-up button', home, { role: 'link', name: text('shell.signUp'), inside: 'banner' }],
  ['the list of promotions', paths.promotions.build(), title],
  [
    'the link from a promotion to its offer',
    '/promotions/welcome',
    { role: 'link', href: '/offers/1', inside: 'main' },
  ],
  ['the open offers', paths.offers.build(), region('offers.open')],
  ['the promo code among the offers', paths.offers.build(), region('offers.promoTitle')],
  ['an offer', '/offers/1', title],
  ['the list of tournaments', paths.tournaments.build(), title],
  ['the button that joins a tournament', 'tournament', { role: 'button', name: text('tournaments.join') }],
  ['the list of jackpots', paths.jackpots.build(), title],
  ['a jackpot', '/jackpots/1', title],
  ['the winners', paths.winners.build(), title],
  ['the club', paths.loyalty.build(), title],
  ['the shop of the club', paths.loyaltyShop.build(), title],
  ['a programme of quests', '/loyalty/first-steps', title],
  ['games like the one that is open', '/game/zarafshon-vault', region('game.similar')],
  ['bonuses in the cashier', paths.deposit.build(), region('deposit.offer')],
  ['the promo code among the bonuses', paths.profileBonuses.build(), region('bonuses.promoTitle')],
  ['offers in place of bonuses', paths.profileBonuses.build(), { role: 'link', href: '/offers', inside: 'main' }],
  ['gifts for points', paths.profileLoyalty.build(), region('loyalty.buysTitle')],
  ['quests in the profile', paths.profileLoyalty.build(), region('loyalty.myQuests')],
  ['promotions in the menu of an unknown page', '/nothing/here', link(paths.promotions, side)],
  ['promotions in the menu of the support', paths.support.build(), link(paths.promotions, side)],
];

let lent: Lent<Site>;
let site: Site;
let tournament = '';
const cookies: Record<string, string> = { guest: '' };
const HELD = [
  'near a deposit limit',
  'near the budget of a month',
  'on a break',
  'on a break, at another device',
  'self-excluded',
  'self-excluded, at another device',
  'refused at the sign-in',
] as const;

/** The Cookie header of a browser that has received these Set-Cookie lines. */
const jarOf = (lines: readonly string[]) =>
  lines
    .filter((line) => !/; Max-Age=0/i.test(line))
    .map((line) => line.split(';', 1)[0])
    .join('; ');

function post(path: string, cookie: string, fields: Record<string, string>) {
  return ask(site.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });
}

async function pause(name: 'on a break' | 'self-excluded', period: string): Promise<void> {
  const { cookie, login } = await signUp(site.origin, `${period}@selling.test`);
  const { cookie: away } = await signIn(site.origin, login);
  const begun = await post(`${paths.profileResponsibleGame.build()}?form=pause`, cookie, { period });
  expect(begun.status).toBe(200);
  cookies[name] = jarOf(begun.cookies);
  cookies[`${name}, at another device`] = away;
  const refused = await post(paths.signIn.build(), '', { login, password: 'Yulduz-2026' });
  cookies['refused at the sign-in'] = jarOf(refused.cookies);
}

beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  const player = await signUp(site.origin, 'ordinary@selling.test');
  cookies['ordinary'] = player.cookie;
  cookies['without a bonus'] = (await signIn(site.origin, 'zero@yulduz.test')).cookie;
  // A table with a result, which a player of any currency sees.
  const played = await ask(site.origin, '/platform/game/chorsu-wheel/play?embed=1', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.origin,
      cookie: (await signIn(site.origin, 'rich@yulduz.test')).cookie,
    },
    body: JSON.stringify({ action: 'spin', round: randomUUID(), chips: [{ spot: 'red', amount: 20_000 }] }),
  });
  if (played.status !== 200) throw new Error(`The table refused: ${played.status} ${played.text}`);
  const { login = '' } = await sandboxControls(site).scenario('near-limit');
  cookies['near a deposit limit'] = (await signIn(site.origin, login)).cookie;
  const { cookie } = await signUp(site.origin, 'budget@selling.test');
  cookies['near the budget of a month'] = cookie;
  await postForm(site.origin, '/api/account.setBudget', { amount: '100000' }, { cookie });
  const fields = { method: 'uzcard', amount: '90000', currency: 'UZS', campaign_offer_id: '-1' };
  await postForm(site.origin, '/api/cashier.makedeposit', { ...fields, 'requisites[card]': ownCard() }, { cookie });
  await pause('on a break', '1d');
  await pause('self-excluded', '6m');
  const { text: list } = await ask(site.origin, '/api/tournaments.get?status=active');
  tournament = paths.tournament.build({
    id:
      (JSON.parse(list) as { data: { items: { id: string; need_participate: boolean }[] } }).data.items.find(
        ({ need_participate: needsJoin }) => needsJoin,
      )?.id ?? '',
  });
}, 30_000);
afterAll(() => lent?.giveBack());

/** The surfaces that this visitor sees. */
async function surfacesOf(who: string): Promise<string[]> {
  const pages = new Map<string, RoleFound[]>();
  for (const path of new Set(SURFACES.map(([, one]) => one))) {
    const answer = await askPage(site.origin, path === 'tournament' ? tournament : path, {
      cookie: cookies[who] ?? '',
    });
    pages.set(path, readRoles(answer.status === 302 || answer.status === 403 ? '' : answer.text));
  }
  return SURFACES.flatMap(([surface, path, { role, name, href, inside }]) =>
    pages
      .get(path)
      ?.some(
        (one) =>
          one.role === role &&
          (name === undefined || one.name === name) &&
          (href === undefined || one.href === href) &&
          (inside === undefined || one.inside.includes(inside)),
      )
      ? [surface]
      : [],
  );
}

const seen = new Set<string>();
test.each(['ordinary', 'without a bonus', 'guest'])(
  'a visitor, %s, sees more than twenty of the surfaces that sell',
  async (who) => {
    const surfaces = await surfacesOf(who);
    expect(surfaces.length).toBeGreaterThan(20);
    for (const surface of surfaces) seen.add(surface);
  },
);

test('the list of surfaces that sell has at least forty, and one of these visitors sees each', () => {
  expect(SURFACES.length).toBeGreaterThanOrEqual(40);
  expect(SURFACES.map(([surface]) => surface).filter((surface) => !seen.has(surface))).toEqual([]);
});

test.each(HELD)('a player %s sees none of the surfaces that sell', async (who) => {
  expect(cookies[who]).toMatch(/=/);
  expect(await surfacesOf(who)).toEqual([]);
});

test.each([
  ['near a deposit limit', 'limit'],
  ['near the budget of a month', 'limit'],
  ['on a break', 'pause'],
  ['self-excluded', 'pause'],
] as const)('a player %s is redirected from /promotions to /offers, which shows the reason %s', async (who, reason) => {
  const cookie = cookies[who] ?? '';
  const led = await askPage(site.origin, '/ru/promotions', { cookie });
  expect([led.status, led.headers.location]).toEqual([302, '/ru/offers']);
  expect((await askPage(site.origin, '/offers', { cookie })).text).toContain(text(`offers.quiet.${reason}`));
});

test('a player on a break gets 403 with the reason on another device, and the support page still opens', async () => {
  const cookie = cookies['on a break, at another device'] ?? '';
  const page = await askPage(site.origin, home, { cookie });
  expect(page.status).toBe(403);
  expect(page.text).toContain(text('shell.blockedTitle.self_exclusion'));
  expect(page.cookies.join()).toMatch(/on_break=\d{10};.*Max-Age=8\d{4}/);
  expect((await askPage(site.origin, paths.support.build(), { cookie })).text).toContain(text('support.title'));
});

test('every part of the site links a player to the page of limits, whose self-exclusion link opens its confirmation', async () => {
  const { cookie } = await signUp(site.origin, 'reach@selling.test');
  const limits = paths.profileResponsibleGame.build();
  const hrefs = async (path: string) =>
    readRoles((await askPage(site.origin, path, { cookie })).text).flatMap(({ role, href }) =>
      role === 'link' && href ? [href] : [],
    );
  // One of each layout and part of the site, one after the other: a platform under load may leave the session unknown.
  const pages = [paths.gamehall, paths.betting, paths.deposit, paths.profileBonuses, paths.support, paths.tournaments];
  for (const path of [home, '/faq', '/game/zarafshon-vault', '/no/such/place', ...pages.map((one) => one.build())])
    expect(await hrefs(path), path).toContain(limits);
  const period = (await hrefs(limits)).find((href) => href.includes('pause=6m'));
  const page = await askPage(site.origin, period?.replace(/#.*/, '') ?? '', { cookie });
  expect(readRoles(page.text)).toContainEqual(
    expect.objectContaining({ role: 'button', name: text('limits.pauseYes') }),
  );
});

test('a page for a device on a break bypasses the page cache, and guests still get their own page', async () => {
  const cookie = cookies['on a break'] ?? '';
  const path = '/faq';
  const first = await askPage(site.origin, path, { cookie });
  expect([first.headers['cache-control'], first.headers['cache-status']]).toEqual([
    'private, no-store, no-transform',
    'croupier; fwd=bypass; detail=break',
  ]);
  const sees = async (who: string) =>
    readRoles((await askPage(site.origin, path, { cookie: cookies[who] ?? '' })).text).some(
      ({ role, href, inside }) => role === 'link' && href === paths.promotions.build() && inside.includes(side),
    );
  expect([await sees('guest'), await sees('on a break'), await sees('guest')]).toEqual([true, false, true]);
});
