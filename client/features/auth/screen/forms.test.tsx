import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { pageAt } from '#client/context/pageAt.testing.tsx';
import { ReactAppContext } from '#client/context/useApp.ts';
import { splitLinks } from '#client/entities/form/splitLinks.ts';
import { startValues } from '#client/entities/form/startValues.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { createStores } from '#client/stores/createStores.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { authConfig } from '#shared/content/authConfig.content.ts';
import { formField } from '#shared/content/formField.ts';
import { formsConfig } from '#shared/content/formsConfig.content.ts';
import type { Locale } from '#shared/locales.ts';
import { AuthPanel } from './AuthPanel.tsx';
import type { AuthScreen } from './AuthScreen.ts';
import { type AuthData, loadAuthData } from './loadAuthData.ts';

const forms = formsConfig.parse({
  forms: {
    registration: {
      phone: [
        { name: 'phone', type: 'phone' },
        { name: 'password', type: 'password' },
        { name: 'currency', type: 'select', options: [{ value: 'UZS' }] },
        { name: 'promo_code', type: 'promo' },
        { name: 'terms', type: 'checkbox', label: '18+ va [shartlar](/rules)', value: 'true' },
      ],
    },
  },
});
const auth = authConfig.parse({ authTypes: ['phone', 'email', 'oneClick'] });

async function contextOf(locale: Locale): Promise<AppContext> {
  const stores = createStores();
  return {
    call: () => Promise.reject(new Error('no platform')),
    content: ((name: string) => Promise.resolve(name === 'forms-config' ? forms : auth)) as AppContext['content'],
    gameFinder: () => Promise.reject(new Error('no catalogue')),
    stores,
    intl: createTexts(locale, { ...(await loadMessages(locale)), ...(await loadMessages(locale, 'auth')) }),
    locale,
  };
}

async function draw(
  screen: AuthScreen,
  { locale = 'uz', asksCode = false }: { locale?: Locale; asksCode?: boolean } = {},
) {
  const context = await contextOf(locale);
  const data: AuthData = await loadAuthData({ ...context, signal: new AbortController().signal });
  const panel = (
    <AuthPanel
      asPage
      data={data}
      screen={screen}
      asksCode={asksCode}
      onScreen={() => undefined}
      onDone={() => undefined}
    />
  );
  return renderToString(
    <StoresContext value={context.stores}>
      <ReactAppContext value={context}>{pageAt('/', panel)}</ReactAppContext>
    </StoresContext>,
  );
}

const names = (html: string) => [...html.matchAll(/<input[^>]*? name="([a-z_]+)"/g)].map(([, name]) => name);

test('the sign-in form, rendered on the server, has named inputs and a button that posts to its address', async () => {
  const html = await draw('signIn', { locale: 'ru' });
  expect(names(html)).toEqual(['login', 'password']);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*formAction="\/ru\/forms\/sign_in"[^>]*formMethod="post"/i);
  expect(html).toMatch(/autoComplete="username webauthn"/i);
  expect(html).toMatch(/autoComplete="current-password"/i);
});

test('the sign-in form, with asksCode, has a code field beside login and password', async () => {
  expect(names(await draw('signIn', { asksCode: true }))).toEqual(['login', 'password', 'code']);
});

test('the sign-up form posts auth_type, hides a select with one option and ticks no checkbox', async () => {
  const html = await draw('signUp');
  expect(names(html)).toEqual(['auth_type', 'currency', 'phone', 'password', 'promo_code', 'terms', 'notify']);
  expect(html).toMatch(/<input type="hidden" name="currency" value="UZS"/);
  expect(html).not.toMatch(/checked=""/);
  expect(html).toMatch(/href="\/rules"[^>]*>shartlar</);
  expect(html).toContain('href="/forms/sign_up?type=email"');
  expect(html).toMatch(/autoComplete="new-password"/i);
  expect(html).toContain('+998');
});

test.each(['signIn', 'signUp', 'restore', 'complete'] as const)(
  'the auth screen %s renders in both languages without a missing message',
  async (screen) => {
    for (const locale of ['uz', 'ru'] as const) expect((await draw(screen, { locale })).length).toBeGreaterThan(50);
  },
);

test('splitLinks turns addresses of the site into links, and leaves other links as text', () => {
  expect(splitLinks('Men [shartlar](/rules)ga roziman')).toEqual([
    { text: 'Men ' },
    { text: 'shartlar', href: '/rules' },
    { text: 'ga roziman' },
  ]);
  for (const label of ['[a](https://evil.example)', '[a](//evil.example)', '[a](javascript:alert(1))'])
    expect(splitLinks(label)).toEqual([{ text: label }]);
});

test('startValues replaces a value that a select does not offer, and never ticks a checkbox', () => {
  const field = (given: object) => formField.parse({ options: [{ value: 'UZS' }], ...given });
  expect(
    startValues([
      field({ name: 'currency', type: 'select', value: 'USDT' }),
      field({ name: 'notify', type: 'checkbox', value: 'true' }),
      field({ name: 'promo_code', type: 'promo' }),
    ]),
  ).toEqual({ currency: 'UZS', notify: false, promo_code: '' });
});

test('startValues shows a value of a field with unmask in its mask, and one that does not fit as it is', () => {
  const field = (name: string, value: string) =>
    formField.parse({ name, type: 'custom', mask: '##.##.####', unmask: true, value });
  expect(startValues([field('date', '02031990'), field('long', '020319901')])).toEqual({
    date: '02.03.1990',
    long: '020319901',
  });
});
