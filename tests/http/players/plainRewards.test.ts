import { afterAll, beforeAll, expect, test } from 'vitest';
import { metaDataTool } from '#sandbox/content/data/metaDataTool.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const OFFERS: string = paths.offers.pattern;
const SHOP: string = paths.loyaltyShop.pattern;
/** A gift of the shop that costs 2,500 points. */
const GIFT = '3';

let lent: Lent<Site>;
let site: Site;
let sandbox: SandboxControls;
/** Cookie of a player with points. */
let star: string;
let player: string;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  sandbox = sandboxControls(site);
  [{ cookie: star }, { cookie: player }] = await Promise.all([
    signIn(site.origin, 'star@yulduz.test'),
    signUp(site.origin, 'plain-rewards@example.uz'),
  ]);
});
afterAll(() => lent?.giveBack());

const html = async (path: string, cookie?: string) => (await askPage(site.origin, path, cookie ? { cookie } : {})).text;
const noteIn = (page: string) => /<p (?:role="alert"|data-said="") class[^]*?<\/p>/.exec(page)?.[0] ?? '';
const send = (path: string, form: string, fields: Record<string, string>, cookie?: string) =>
  ask(site.origin, `${path}?form=${form}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.origin,
      ...(cookie ? { cookie } : {}),
    },
    body: new URLSearchParams(fields).toString(),
  });
const key = () => ({ order_key: crypto.randomUUID() });

test('tournament pages and the club name the conditions a player lacks, with links to meet them; guests see none', async () => {
  for (const locale of LOCALES) {
    const text = messagesOf(locale);
    const { text: list } = await ask(site.origin, `/api/tournaments.get?status=active&locale=${locale}`);
    const { items } = (JSON.parse(list) as { data: { items: { id: string; description: { title: string } }[] } }).data;
    const id = items.find((one) => one.id.startsWith('masters'))?.id ?? '';
    const missing = text('tournaments.missing.level', {
      level: locale === 'uz' ? 'Zuhro' : 'Зухро',
      n: formatNumber(5000),
    });
    expect(await html(withLocale(paths.tournaments.build(), locale), player)).toContain(missing);
    const page = await html(withLocale(paths.tournament.build({ id }), locale), player);
    expect(page).toContain(missing);
    expect(page).toContain(text('tournaments.missing.verification'));
    for (const target of [paths.deposit.build(), paths.profileVerification.build(), `${paths.loyalty.build()}#earn`])
      expect(page).toContain(`href="${withLocale(target, locale)}"`);
    expect(page).not.toContain('form=join');
    const hall = await html(withLocale(paths.tournamentGamehall.build({ id }), locale), player);
    expect(hall).toContain(text('tournaments.outside'));
    const away = text('loyalty.needMore', { n: formatNumber(1000) });
    expect(await html(withLocale(paths.loyalty.build(), locale), player)).toContain(away);
    const guest = await html(withLocale(paths.tournament.build({ id }), locale));
    expect(guest).not.toContain(missing);
  }
});

test('the plain promo code form of a player, sent twice at once, redeems the code once and confirms it', async () => {
  const field = /name="order_key" value="([\w-]+)"/.exec(await html(OFFERS, player))?.[1] ?? '';
  expect(field).toMatch(/^[\w-]{36}$/);
  await sandbox.reset();
  const fields = { promo_code: ' AYLAN20 ', order_key: field };
  const answers = await Promise.all([send(OFFERS, 'promo', fields, player), send(OFFERS, 'promo', fields, player)]);
  for (const { status, headers } of answers)
    expect([status, headers.location]).toEqual([303, `${OFFERS}?form=promo&step=done`]);
  expect((await sandbox.counters())['campaigns.activateOffer']).toBe(1);
  expect(noteIn(await html(`${OFFERS}?form=promo&step=done`, player))).toContain(
    metaDataTool.dialogs.promoActivated.title.uz,
  );
});

test('the plain promo code form of a guest reports a bad and a good code; /offers without its query shows no result', async () => {
  const text = messagesOf('uz');
  const bad = await send(OFFERS, 'promo', { promo_code: 'YOQ404' });
  expect(bad.headers.location).toBe(`${OFFERS}?form=promo&error=NOT_FOUND&field=promo_code`);
  expect(noteIn(await html(String(bad.headers.location)))).toContain(text('offers.promo.NOT_FOUND'));
  const good = await send(OFFERS, 'promo', { promo_code: 'YULDUZ25' });
  expect(good.headers.location).toBe(`${OFFERS}?form=promo&step=done`);
  expect(noteIn(await html(String(good.headers.location)))).toContain(text('offers.promoGood'));
  const plain = await html(OFFERS);
  expect(plain).not.toContain('name="order_key"');
  expect(noteIn(plain)).not.toContain(text('offers.promoGood'));
});

test.each([
  ['a b', 'INVALID'],
  ['ESKI2025', 'EXPIRED'],
  ['KELAJAK', 'NOT_STARTED'],
  ['BIRINCHI', 'LIMIT_REACHED'],
  ['DEPOZIT', 'NEED_DEPOSIT'],
])(
  'the offers page, for the promo code %s refused as %s, shows the reason in both languages',
  async (code, refusal) => {
    for (const locale of LOCALES) {
      const { headers } = await send(withLocale(OFFERS, locale), 'promo', { promo_code: code, ...key() }, player);
      expect(headers.location).toContain(`error=${refusal}&`);
      expect(noteIn(await html(String(headers.location), player))).toContain(
        messagesOf(locale)(`offers.promo.${refusal}`),
      );
    }
  },
);

test('both pages of promo codes, for one with a condition, state the sum it asks for and how much is missing', async () => {
  const bonuses = paths.profileBonuses.build();
  for (const locale of LOCALES)
    for (const [page, area] of [
      [OFFERS, 'offers'],
      [bonuses, 'bonuses'],
    ] as const) {
      const { headers } = await send(withLocale(page, locale), 'promo', { promo_code: 'vip10m', ...key() }, player);
      const sum = formatMoney({ amount: 10_000_000, currency: 'UZS' }, locale);
      const shown = await html(String(headers.location), player);
      expect(shown).toContain(messagesOf(locale)(`${area}.promo.CONDITIONS_SUM`, { sum, left: sum }));
    }
});

test('the plain form of an offer, sent twice at once, takes the offer once and confirms it', async () => {
  expect(await html('/offers/1', player)).toContain(`action="${OFFERS}?form=take"`);
  await sandbox.reset();
  const fields = { id: '1', ...key() };
  const answers = await Promise.all([send(OFFERS, 'take', fields, player), send(OFFERS, 'take', fields, player)]);
  for (const { headers } of answers) expect(headers.location).toBe(`${OFFERS}?form=take&step=done`);
  expect((await sandbox.counters())['campaigns.takepromotions']).toBe(1);
  expect(noteIn(await html(`${OFFERS}?form=take&step=done`, player))).toContain(messagesOf('uz')('offers.takenToast'));
});

test('the plain form of a shop gift asks for a consent, and sent twice at once buys the gift once for its points', async () => {
  const text = messagesOf('uz');
  const points = (page: string) => Number(/(\d[\d\u00a0]*)<\/dd>/.exec(page)?.[1]?.replace(/\D/g, ''));
  const before = points(await html(SHOP, star));
  const first = await send(SHOP, 'buy', { id: GIFT, ...key() }, star);
  expect(first.headers.location).toBe(`${SHOP}?form=buy&error=loyalty.agreeFirst`);
  expect(noteIn(await html(String(first.headers.location), star))).toContain(text('loyalty.agreeFirst'));
  await sandbox.reset();
  const fields = { id: GIFT, agree: '1', ...key() };
  const answers = await Promise.all([send(SHOP, 'buy', fields, star), send(SHOP, 'buy', fields, star)]);
  for (const { headers } of answers) expect(headers.location).toBe(`${SHOP}?form=buy&step=done`);
  expect((await sandbox.counters())['loyalty.buyproduct']).toBe(1);
  const after = await html(`${SHOP}?form=buy&step=done`, star);
  expect(noteIn(after)).toContain(text('loyalty.boughtTitle'));
  expect(points(after)).toBe(before - 2_500);
});

test('the plain form of a shop gift, with too few points or not for sale, shows the reason in both languages', async () => {
  for (const locale of LOCALES)
    for (const [id, cookie, message] of [
      [GIFT, player, 'loyalty.shortNow'],
      ['99', star, 'loyalty.notNow'],
    ] as const) {
      const { headers } = await send(withLocale(SHOP, locale), 'buy', { id, agree: '1', ...key() }, cookie);
      expect(headers.location).toContain(`error=${message}`);
      expect(noteIn(await html(String(headers.location), cookie))).toContain(messagesOf(locale)(message));
    }
});

test('a refused plain form of a promo code, an offer or a gift changes no balance, points, rewards or history', async () => {
  const holdings = async (cookie: string) => {
    const found: Record<string, unknown> = {};
    for (const call of [
      'account.getBalance',
      'loyalty.getinfo',
      'loyalty.getpoints?count=50',
      'bonuses.get?count=50&offset=0',
      'bettingBonuses.get?count=50&offset=0',
      'freespins.get',
      'campaigns.getoffers?with_unavailable=true',
      'cashier.gethistory?offset=0&type=all',
      'cashier.getmovements?count=50',
    ]) {
      const { data } = (await ask(site.origin, `/api/${call}`, { headers: { cookie } })).json();
      expect(data, call).toBeDefined();
      found[call] = data;
    }
    return found;
  };
  const before = await Promise.all([holdings(star), holdings(player)]);
  for (const [path, form, fields, cookie] of [
    [OFFERS, 'promo', { promo_code: 'a b' }, player],
    [OFFERS, 'promo', { promo_code: 'ESKI2025' }, player],
    [OFFERS, 'promo', { promo_code: 'BIRINCHI' }, player],
    [OFFERS, 'promo', { promo_code: 'VIP10M' }, player],
    [OFFERS, 'promo', { promo_code: 'DEPOZIT' }, player],
    [OFFERS, 'take', { id: '99' }, player],
    [SHOP, 'buy', { id: GIFT }, star],
    [SHOP, 'buy', { id: '99', agree: '1' }, star],
    [SHOP, 'buy', { id: GIFT, agree: '1' }, player],
  ] as const) {
    const { status, headers } = await send(path, form, { ...fields, ...key() }, cookie);
    expect([status, headers.location], JSON.stringify(fields)).toEqual([303, expect.stringContaining('error=')]);
  }
  expect(await Promise.all([holdings(star), holdings(player)])).toEqual(before);
});

test.each([
  [OFFERS, 'promo', 'campaigns.activateOffer', 'promo'],
  [OFFERS, 'take', 'campaigns.takepromotions', 'offer'],
  [SHOP, 'buy', 'loyalty.buyproduct', 'gift'],
])(
  'the plain form %s?form=%s, for each of four error types of %s, shows that error’s message',
  async (path, form, target, command) => {
    const messages = {
      UnknownError: null,
      AccessDenied: 'errors.AccessDeniedException',
      MethodNotFound: 'errors.MethodNotFoundException',
      TooManyRequests: 'errors.TooManyRequestsException',
    } as const;
    for (const [kind, message] of Object.entries(messages) as [keyof typeof messages, string | null][])
      for (const locale of kind === 'UnknownError' ? LOCALES : (['ru'] as const)) {
        await sandbox.fault({ target, kind, times: 1 });
        const fields = { id: GIFT, agree: '1', promo_code: 'YULDUZ25', ...key() };
        const { headers } = await send(withLocale(path, locale), form, fields, player);
        const seconds = Number(/&wait=(\d+)/.exec(String(headers.location))?.[1] ?? 0);
        const text = messagesOf(locale);
        expect(headers.location, kind).toContain(message === null ? 'step=unknown' : `error=${message}`);
        const page = await html(String(headers.location), player);
        if (message !== null) expect(noteIn(page), kind).toContain(text(message, { seconds }));
        else expect(page, kind).toContain(text('order.unknown', { noun: text(`order.noun.${command}`) }));
      }
  },
);

test('the plain form of a shop gift, sent by a guest, redirects to the shop', async () => {
  const { headers } = await send(SHOP, 'buy', { id: GIFT, agree: '1', ...key() });
  expect(headers.location).toBe(SHOP);
});
