import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownCard } from '#sandbox/testing/ownCard.ts';
import { methods } from '#shared/api/methods.ts';
import { isClosedMethod } from '#shared/closure/isClosedMethod.ts';
import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';
import { stripLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { readRoles } from '#tests/support/looks/readRoles.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { untilFeedOpen } from '#tests/support/sites/untilFeedOpen.ts';
import { type Answered, ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';
import { openEvents } from '#tests/support/wire/openEvents.ts';
import { postForm } from '#tests/support/wire/postForm.ts';

/** How the platform says that an account is closed: see the sandbox's switch `closure`. */
const WAYS = ['', 'outcome', 'ban'] as const;
/** As readRoles writes names: with ordinary spaces. */
const spaced = (words: string) => words.replaceAll('\u00A0', ' ');
const textOf = (locale: 'uz' | 'ru') => (id: string) => spaced(messagesOf(locale)(id));
const text = { uz: textOf('uz'), ru: textOf('ru') };
const bare = (address: string) => stripLocale(address.replace(/[?#].*/, ''));

let lent: Lent<Site>;
let site: Site;
let controls: SandboxControls;
let minor: FundedPlayer;
let forger: FundedPlayer;

async function closed(labels: string[]): Promise<FundedPlayer> {
  const player = await fundedPlayer(site, [300_000]);
  await player.post('sumsub.createApplicant', {});
  await controls.decide({ uid: player.uid, verdict: 'rejected', labels });
  return player;
}

beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  controls = sandboxControls(site);
  minor = await closed(['UNDERAGE']);
  forger = await closed(['FORGERY']);
}, 30_000);
afterAll(() => lent?.giveBack());

const VALUES: Readonly<Record<string, string>> = { sysname: 'zarafshon-vault', name: 'sportsbook', mode: 'play' };
/** Every address of the site, with real values. */
const addresses = Object.values(paths)
  .map(({ pattern }) => pattern.replace(/:(\w+)/g, (_, name: string) => VALUES[name] ?? '1').replace('*', 'x'))
  .filter((address) => !address.startsWith('/forms/') && !address.startsWith('/trusted/') && address !== '/1');

addresses.push('/rules', '/ru/gamehall', '/platform/game/zarafshon-vault/play?embed=1');
const SOME = ['/', '/game/zarafshon-vault', '/betting', paths.deposit.build(), paths.wallet.build(), '/support'];
/** A platform that tells by refusals alone closes a page once it refuses something there. */
const DEPOSITS = [paths.deposit.build(), '/cashier', '/ru/cashier/deposit/uzcard'];

async function open(path: string, cookie: string): Promise<Answered & { path: string }> {
  const answer = await askPage(site.origin, path, { cookie });
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status > 399 || typeof location !== 'string') return { ...answer, path };
  return open(location, cookie);
}

describe.each(WAYS)('a minor of whom the platform tells by "%s"', (way) => {
  beforeAll(() => controls.flip('closure', way));

  test('opens only pages of money, the check and help, and no page links to a closed one', async () => {
    const wrong: string[] = [];
    const look = async (address: string): Promise<void> => {
      const { status, text: html, path } = await open(address, minor.cookie);
      const textIn = path.startsWith('/ru') ? text.ru : text.uz;
      const roles = readRoles(html);
      const isScreen = status === 403 && roles.some(({ name }) => name === textIn('closed.title.age'));
      if (isScreen === isOpenToClosed(bare(path))) wrong.push(`${address} -> ${path}: ${status}`);
      if (isScreen) return;
      for (const { role, href, name } of roles)
        if (role === 'link' && /^\/(?!_\/|oauth\/|\.|$)/.test(bare(href)) && !isOpenToClosed(bare(href)))
          wrong.push(`${path} links to ${href} (${name})`);
    };
    const places = way === '' ? addresses : way === 'ban' ? DEPOSITS : SOME;
    while (places.length > 0) await Promise.all(places.splice(0, 4).map(look));
    expect(wrong).toEqual([]);
  });

  test('cannot pay in, play or take a gift by any command of the API, and the platform gets none', async () => {
    await controls.reset();
    const commands = methods.filter(({ name }) => isClosedMethod(name));
    for (const { name } of commands) {
      const answer = await postForm(site.origin, `/api/${name}`, { id: '1', bonus_id: '1' }, { cookie: minor.cookie });
      const { error } = answer.json<{ error?: { type: string; error_data?: object } }>();
      if (way === 'ban' && error?.type === 'InvalidParameterException') continue;
      expect(error, name).toMatchObject({ type: 'UserBannedException', error_data: { ban_type: 'age' } });
    }
    const counts = await controls.counters();
    if (way !== 'ban') expect(commands.filter(({ name }) => (counts[name] ?? 0) > 0)).toEqual([]);
  });

  test.each([
    ['deposit', '/cashier/deposit?form=deposit', { method: 'uzcard', amount: '50000', 'requisites[card]': ownCard() }],
    ['promo code', '/profile/bonuses?form=promo', { promo_code: 'YULDUZ25' }],
    ['bonus', '/profile/bonuses?form=activate', { bonus_id: '1', type: 'casino' }],
    ['cashback', '/profile/cashback?form=payout', {}],
    ['offer', '/offers?form=take', { offer: '1' }],
  ] as const)(
    'a form without JavaScript for a %s moves nothing and leads to the screen that says why',
    async (_what, path, fields) => {
      const before = await minor.get<{ balance_main: object; balance_bonus: object }>('account.getBalance');
      const sent = await ask(site.origin, path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: site.origin,
          cookie: minor.cookie,
        },
        body: new URLSearchParams(fields as Record<string, string>).toString(),
      });
      expect(await minor.get('account.getBalance')).toEqual(before);
      if (sent.status === 303 && way !== 'ban') {
        const shown = await open(String(sent.headers.location), minor.cookie);
        expect([shown.status, spaced(shown.text).includes(text.uz('closed.title.age'))]).toEqual([403, true]);
      } else expect(sent.status).toBeLessThan(500);
    },
  );

  test('sees the balance, the reason and both ways to the money in the cashier', async () => {
    if (way === 'ban') return;
    for (const path of [paths.wallet.build(), paths.withdraw.build(), `/ru${paths.cashierHistory.build()}`]) {
      const { status, text: html } = await askPage(site.origin, path, { cookie: minor.cookie });
      const textIn = path.startsWith('/ru') ? text.ru : text.uz;
      const roles = readRoles(html);
      expect(status, path).toBe(200);
      expect(roles, path).toContainEqual(
        expect.objectContaining({ role: 'heading', name: textIn('closed.title.age') }),
      );
      expect(spaced(html), path).toContain(textIn('closed.balance'));
      expect(roles.filter(({ name }) => name === textIn('closed.withdraw')).length, path).toBeGreaterThan(0);
      expect(roles.filter(({ name }) => name === textIn('closed.support')).length, path).toBeGreaterThan(0);
    }
  });
});

describe('a closed account', () => {
  beforeAll(() => controls.flip('closure', ''));

  test('is told to open pages by the event stream', async () => {
    const player = await fundedPlayer(site, []);
    await player.post('sumsub.createApplicant', {});
    await untilFeedOpen(site.origin);
    const stream = await openEvents(site.origin, player.cookie);
    await expect.poll(() => stream.events.map(({ name }) => name)).toContain('hello');
    await controls.decide({ uid: player.uid, verdict: 'rejected', labels: ['UNDERAGE'] });
    await expect.poll(() => stream.last('account')).toMatchObject({ closed_for: 'age', is_verified: false });
    stream.close();
  });

  test('of forged papers reads its own reason', async () => {
    const { status, text: html } = await askPage(site.origin, '/ru/gamehall', { cookie: forger.cookie });
    expect([status, spaced(html).includes(text.ru('closed.title.fraud'))]).toEqual([403, true]);
  });

  test('of a minor takes the main balance out without other papers', async () => {
    const fields = { method: 'uzcard', amount: '250000', currency: 'UZS', 'requisites[card]': ownCard() };
    expect(await minor.post('cashier.makewithdrawal', fields)).toMatchObject({ id: expect.anything() });
  });

  test('gets no offers, popups or advertising e-mails from the platform', async () => {
    expect(await minor.get('campaigns.getoffers', { offset: '0' })).toMatchObject({ items: [] });
    expect(await minor.get('popups.get')).toMatchObject({ items: [] });
    expect(await minor.get('account.getInfo')).toMatchObject({ is_subscribed: false, closed_for: 'age' });
  });
});
