import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { isFull } from '#tests/support/isFull.ts';
import { messagesOf } from '#tests/support/messagesOf.ts';
import { signIn } from '#tests/support/players/signIn.ts';
import { sampled } from '#tests/support/sampled.ts';
import type { Lent } from '#tests/support/sites/lend.ts';
import { lendSite } from '#tests/support/sites/lendSite.ts';
import { sandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { askPage } from '#tests/support/wire/askPage.ts';

let lent: Lent<Site>;
let site: Site;
let cookie: string;
beforeAll(async () => {
  lent = await lendSite();
  site = lent.value;
  ({ cookie } = await signIn(site.origin, 'zero@yulduz.test'));
});
afterAll(() => lent?.giveBack());

const contact = 'zero@yulduz.test';
const [profile, settings, notification, limits, exportsPage] = [
  paths.profile,
  paths.profileSettings,
  paths.profileNotification,
  paths.profileResponsibleGame,
  paths.profileBetsExports,
].map(({ pattern }) => pattern) as [string, string, string, string, string];
/** Every form of the profile: page, name, method of the platform, and the fields as a browser without scripts sends them. */
const FORMS = [
  [profile, 'fakename', 'account.changefakename', { fakename: 'Kamalak5' }],
  [
    settings,
    'personal',
    'account.saveProfileInfo',
    { first_name: 'Anvar', last_name: 'Karimov', birth_date: '01.02.1990' },
  ],
  [settings, 'email', 'account.addcontact', { contact: 'new@example.com' }],
  [settings, 'phone', 'account.addcontact', { contact: '901234567' }],
  [settings, 'code', 'account.sendconfirmationtocontact', { contact }],
  [settings, 'confirm', 'account.confirmContact', { contact, code: '123456' }],
  [settings, 'currency', 'account.setCurrency', { currency: 'USD' }],
  [notification, 'subscribe', 'account.changeSubscription', { contact }],
  [notification, 'unsubscribe', 'account.changeSubscription', { contact }],
  [notification, 'siteOff', 'storage.set', {}],
  [notification, 'siteOn', 'storage.set', {}],
  [limits, 'limit', 'account.setDepositLimit', { amount: '300 000', period: 'day' }],
  [limits, 'limitConfirm', 'account.confirmDepositLimit', {}],
  [limits, 'budget', 'account.setBudget', { amount: '300 000' }],
  [limits, 'budgetConfirm', 'account.confirmBudget', {}],
  [limits, 'loss', 'account.setPlayLimit', { amount: '300 000', period: 'day' }],
  [limits, 'time', 'account.setPlayLimit', { amount: '60', period: 'week' }],
  [limits, 'check', 'account.setRealityCheck', { minutes: '30' }],
  [limits, 'trust', 'account.inviteTrusted', { name: 'Opa', budget: '1' }],
  [limits, 'untrust', 'account.removeTrusted', {}],
  [limits, 'pause', 'account.setTimeOut', { period: '1d' }],
  [exportsPage, 'export', 'games.createhistoryexportrequest', { from: '2026-01-01', to: '2026-01-31' }],
] as const;
/** Errors that any method may answer with and that concern no field. */
const REFUSALS = [
  'UnknownError',
  'InternalServerError',
  'AccessDenied',
  'MethodNotFound',
  'TooManyRequests',
  'UserBanned',
  'UserDeleted',
] as const;

function post(path: string, form: string, fields: Record<string, string>) {
  return ask(site.origin, `${path}?form=${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin, cookie },
    body: new URLSearchParams(fields).toString(),
  });
}

// The full run tries every error type; otherwise each form tries a third of them. Languages alternate.
test.each(FORMS)(
  'on %s the plain form %s, for error types of %s, redirects to the page with that error’s message',
  async (...row) => {
    const [path, form, target, fields] = row;
    const sandbox = sandboxControls(site);
    const turn = FORMS.findIndex(([, name]) => name === form);
    for (const [index, kind] of REFUSALS.entries())
      for (const locale of isFull || (index + turn) % 3 === 0 ? sampled(LOCALES, index) : []) {
        await sandbox.fault({ target, kind, times: 1 });
        const answer = await post(withLocale(path, locale), form, fields);
        const id = `errors.${kind}Exception`;
        const [, wait] = /&wait=(\d+)$/.exec(String(answer.headers.location)) ?? [];
        expect(wait === undefined, kind).toBe(kind !== 'TooManyRequests');
        expect([answer.status, answer.headers.location], kind).toEqual([
          303,
          `${withLocale(path, locale)}?form=${form}&error=${id}${wait === undefined ? '' : `&wait=${wait}`}`,
        ]);
        const { text } = await askPage(site.origin, String(answer.headers.location), { cookie });
        const [alert = ''] = /<p role="alert"[^]*?<\/p>/.exec(text) ?? [];
        expect(alert, kind).toContain(messagesOf(locale)(id, { seconds: Number(wait ?? 0) }));
      }
  },
);

test.each(FORMS)(
  'on %s the plain form %s, sent after the session has ended, redirects to the page',
  async (path, form, target, fields) => {
    await sandboxControls(site).fault({ target, kind: 'Authorization', times: 1 });
    const answer = await post(path, form, fields);
    expect([answer.status, answer.headers.location]).toEqual([303, path]);
  },
);
