import { afterEach, expect, test, vi } from 'vitest';
import type { AppContext } from '#client/context/AppContext.ts';
import { createTexts } from '#client/i18n/createTexts.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Language } from '#shared/locales.ts';
import { showSiteFailure } from './showSiteFailure.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the language of the address', ['uz', 'ru'], 'ru'],
  ['another language, where the messages of the address are missing', ['uz'], 'uz'],
] as const)('showSiteFailure speaks %s', async (_name, loaded: readonly Language[], expected) => {
  const page = { title: '', documentElement: { lang: '' }, body: { replaceChildren: vi.fn() } };
  const createElement = (tag: string) => ({ tag, append: vi.fn() });
  vi.stubGlobal('document', Object.assign(page, { createElement }));
  vi.stubGlobal('location', { pathname: '/ru/gamehall', href: 'https://site.test/ru/gamehall' });
  const contexts = new Map<Language, AppContext>();
  for (const locale of loaded)
    contexts.set(locale, { locale, intl: createTexts(locale, await loadMessages(locale)) } as unknown as AppContext);
  showSiteFailure((locale) => contexts.get(locale));
  const title = contexts.get(expected)?.intl.formatMessage({ id: 'shell.siteFailedTitle' });
  expect([page.title, page.documentElement.lang]).toEqual([title, expected]);
  expect(page.body.replaceChildren).toHaveBeenCalledTimes(1);
});
