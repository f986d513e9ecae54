import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { type FundedPlayer, fundedPlayer } from '#tests/support/players/fundedPlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { type SandboxControls, sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const PAGE = '/profile/bonuses';
let lent: Lent<Site>;
let site: Site;
let sandbox: SandboxControls;
let player: FundedPlayer;
let id: string;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  sandbox = sandboxControls(site);
  player = await fundedPlayer(site, []);
  id = String((await bonuses())[0]?.id);
});
afterAll(() => lent?.giveBack());

const bonuses = async () =>
  (await player.get<{ items: { id: number; status: string }[] }>('bonuses.get', { count: '9', offset: '0' })).items;

/** A form of the page as a browser without scripts sends it. */
function post(form: string, fields: Record<string, string>, path = PAGE, cookie = player.cookie) {
  return ask(site.origin, `${path}?form=${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });
}
const htmlOf = async (address: unknown) =>
  (await askPage(site.origin, String(address), { cookie: player.cookie })).text;
const noteAt = async (address: unknown) =>
  /<p (?:role="alert"|data-said="")[^]*?<\/p>/.exec(await htmlOf(address))?.[0] ?? '';

test('the plain forms activate, deactivate and remove a bonus after a consent; a repeat says it was done', async () => {
  const text = messagesOf('uz');
  const fields = { id, type: 'casino' };
  const steps = [
    ['activate', {}, 'bonuses.agreeFirst', 'new'],
    ['activate', { agree: '1' }, null, 'active'],
    ['activate', { agree: '1' }, 'bonuses.alreadyActive', 'active'],
    ['deactivate', { agree: '1' }, null, 'inactive'],
    ['deactivate', { agree: '1' }, 'bonuses.alreadyAside', 'inactive'],
    ['remove', { agree: '1' }, null, 'removed'],
    ['remove', { agree: '1' }, 'bonuses.alreadyOver', 'removed'],
  ] as const;
  for (const [act, more, error, status] of steps) {
    const answer = await post(act, { ...fields, ...more });
    expect(answer.headers.location).toBe(`${PAGE}?form=${act}&${error ? `error=${error}` : 'step=done'}`);
    expect(await noteAt(answer.headers.location)).toContain(text(error ?? `bonuses.done.${act}`));
    expect((await bonuses())[0]?.status).toBe(status);
  }
});

test('the plain promo code form, sent twice at once, reaches the platform once, and both answers report success', async () => {
  await sandbox.reset();
  const fields = { promo_code: 'FREEBET', order_key: crypto.randomUUID() };
  const answers = await Promise.all([post('promo', fields), post('promo', fields)]);
  for (const { headers } of answers) expect(headers.location).toBe(`${PAGE}?form=promo&step=done`);
  expect((await sandbox.counters())['campaigns.activateOffer']).toBe(1);
});

test.each([
  ['a b', 'INVALID'],
  ['YOQ', 'NOT_FOUND'],
  ['FREEBET', 'ALREADY_USED'],
  ['ESKI2025', 'EXPIRED'],
  ['KELAJAK', 'NOT_STARTED'],
  ['BIRINCHI', 'LIMIT_REACHED'],
  ['DEPOZIT', 'NEED_DEPOSIT'],
])(
  'the bonuses page, for the promo code %s refused as %s, shows the reason in both languages',
  async (code, refusal) => {
    for (const locale of LOCALES) {
      const { headers } = await post('promo', { promo_code: code }, withLocale(PAGE, locale));
      expect(headers.location).toContain(`error=${refusal}&`);
      expect(await noteAt(headers.location)).toContain(messagesOf(locale)(`bonuses.promo.${refusal}`));
    }
  },
);

test.each([
  ['activate', 'bonuses.activate'],
  ['deactivate', 'bonuses.deactivate'],
  ['remove', 'bonuses.remove'],
  ['promo', 'campaigns.activateOffer'],
])(
  'the bonuses form %s, for each of five error types of %s, redirects to the page with that error’s message',
  async (form, target) => {
    const messages = {
      UnknownError: null,
      InternalServerError: null,
      AccessDenied: 'errors.AccessDeniedException',
      MethodNotFound: 'errors.MethodNotFoundException',
      TooManyRequests: 'errors.TooManyRequestsException',
    } as const;
    for (const [kind, message] of Object.entries(messages) as [keyof typeof messages, string | null][])
      for (const locale of kind === 'UnknownError' ? LOCALES : (['ru'] as const)) {
        await sandbox.fault({ target, kind, times: 1 });
        const fields = { id: '1', type: 'casino', agree: '1', promo_code: 'YULDUZ25' };
        const { headers } = await post(form, fields, withLocale(PAGE, locale));
        const seconds = Number(/&wait=(\d+)/.exec(String(headers.location))?.[1] ?? 0);
        const text = messagesOf(locale);
        expect(headers.location, kind).toContain(message === null ? 'step=unknown' : `error=${message}`);
        const noun = text(`order.noun.${form === 'promo' ? 'promo' : 'bonus'}`);
        if (message === null) expect(await htmlOf(headers.location), kind).toContain(text('order.unknown', { noun }));
        else expect(await noteAt(headers.location), kind).toContain(text(message, { seconds }));
      }
  },
);

test('activating a bonus without the confirmed contact it needs shows a link to the contact settings', async () => {
  const { cookie } = await signUp(site.origin, 'unconfirmed-bonus@example.uz');
  const { data } = (await ask(site.origin, '/api/bonuses.get?count=1&offset=0', { headers: { cookie } })).json<{
    data: { items: { id: number }[] };
  }>();
  const fields = { id: String(data.items[0]?.id), type: 'casino', agree: '1' };
  const { headers } = await post('activate', fields, PAGE, cookie);
  expect(headers.location).toContain('error=errors.UserNeedConfirmContactException');
  const { text } = await askPage(site.origin, String(headers.location), { cookie });
  expect(text).toContain('/profile/settings?from=%2Fprofile%2Fbonuses&amp;toastType=needContact#contacts');
});

test.each(LOCALES)(
  'the HTML of an offer, in the language %s, contains the average cost of its bonus',
  async (locale) => {
    const sum = (amount: number) => formatMoney({ amount, currency: 'UZS' }, locale);
    const price = messagesOf(locale)('forecast.cost', {
      bonus: sum(100_000),
      required: sum(3_000_000),
      rtp: '96',
      cost: sum(120_000),
    });
    const { text } = await askPage(site.origin, withLocale('/offers/1', locale), { cookie: player.cookie });
    expect(text).toContain(price);
  },
);

test('the bonuses page, when bonuses.get fails, shows the failure and its other parts, and no empty state', async () => {
  await sandbox.fault({ target: 'bonuses.get', kind: '500' });
  try {
    const { text } = await askPage(site.origin, PAGE, { cookie: player.cookie });
    expect(text).toContain(messagesOf('uz')('bonuses.failed'));
    expect(text).toContain(messagesOf('uz')('bonuses.promoTitle'));
    expect(text).not.toContain(messagesOf('uz')('bonuses.empty'));
  } finally {
    await sandbox.heal();
  }
});
