import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { balanceOf } from '#tests/support/players/balanceOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import { type Site, startSite } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

const PATH: string = paths.profileCashback.pattern;
let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  ({ cookie } = await signIn(site.origin, 'cashback@yulduz.test'));
});
afterAll(() => site?.stop());

const page = async (path = PATH) => (await askPage(site.origin, path, { cookie })).text;
const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const alertIn = (html: string) => /<p (?:role="alert"|data-said="")[^]*?<\/p>/.exec(html)?.[0] ?? '';
const fieldsOf = (html: string) =>
  Object.fromEntries(['id', 'until', 'order_key'].map((name) => [name, fieldIn(html, name)]));
const send = (form: string, fields: Record<string, string>, path = PATH) =>
  ask(site.origin, `${path}?form=${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });

const REFUSALS = [
  ['UnknownError', 'unknown'],
  ['InternalServerError', 'unknown'],
  ['AccessDenied', 'errors.AccessDeniedException'],
  ['MethodNotFound', 'errors.MethodNotFoundException'],
  ['TooManyRequests', 'errors.TooManyRequestsException'],
] as const;

test.each([
  ['payout', 'cashbacks.payout'],
  ['refuse', 'cashbacks.remove'],
])(
  'the plain cashback form %s, for each of five error types of %s, shows that error’s message in both languages',
  async (form, target) => {
    const sandbox = sandboxControls(site);
    for (const locale of LOCALES)
      for (const [kind, id] of REFUSALS) {
        const path = withLocale(PATH, locale);
        const fields = fieldsOf(await page(path));
        expect(fields['id']).not.toBe('');
        await sandbox.fault({ target, kind, times: 1 });
        const { status, headers } = await send(form, fields, path);
        const text = messagesOf(locale);
        const wait = /&wait=(\d+)$/.exec(String(headers.location));
        const seconds = Number(wait?.[1] ?? 0);
        expect(seconds > 0, kind).toBe(kind === 'TooManyRequests');
        const end = id === 'unknown' ? 'step=unknown' : `error=${id}${wait?.[0] ?? ''}`;
        expect([status, headers.location], kind).toEqual([303, `${path}?form=${form}&${end}`]);
        const shown =
          id === 'unknown' ? text('order.unknown', { noun: text('order.noun.cashback') }) : text(id, { seconds });
        expect(await page(headers.location), kind).toContain(shown);
      }
  },
);

test('the plain cashback form, sent after the session has ended, redirects to the cashback page', async () => {
  await sandboxControls(site).fault({ target: 'cashbacks.payout', kind: 'Authorization', times: 1 });
  const answer = await send('payout', fieldsOf(await page()));
  expect([answer.status, answer.headers.location]).toEqual([303, PATH]);
});

test('a cashback, claimed twice by one form, is paid once, and the form of a second device gets alreadyTaken', async () => {
  const [here, there] = await Promise.all([page(), page()]);
  const before = await balanceOf(site.origin, cookie);
  const [first, again] = await Promise.all([send('payout', fieldsOf(here)), send('payout', fieldsOf(here))]);
  expect(first.headers.location).toBe(`${PATH}?form=payout&step=done`);
  expect(again.headers.location).toBe(first.headers.location);
  const paid = await balanceOf(site.origin, cookie);
  expect(paid).toBeGreaterThan(before);
  for (const form of ['payout', 'refuse']) {
    const { headers } = await send(form, fieldsOf(there));
    expect(headers.location).toBe(`${PATH}?form=${form}&error=cashback.alreadyTaken`);
  }
  expect(await balanceOf(site.origin, cookie)).toBe(paid);
  const text = messagesOf('uz');
  const after = await page(first.headers.location);
  expect(alertIn(after)).toContain(text('cashback.taken'));
  expect(after).toContain(text('cashback.none'));
  expect(fieldIn(after, 'order_key')).toBe('');
});
