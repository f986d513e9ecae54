import type { AppContext } from '#client/context/AppContext.ts';
import type { useNavigate } from '#client/context/useNavigate.ts';
import { tabStorage } from '#client/lib/device/tabStorage.ts';
import { changeLocale } from '#shared/api/account/account.contract.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';
import { inScript, type Locale, languageOf, stripLocale } from '#shared/locales.ts';
import { readingAddress } from '#shared/url/readingAddress.ts';
import { localeCookie } from './localeCookie.ts';

type Here = Pick<AppContext, 'call' | 'locale' | 'script'> & { navigate: ReturnType<typeof useNavigate> };

/** Opens the current page in another language or script, keeping params, query and hash (E8). Loaded when a language is first pressed. */
export async function switchLocale(next: Locale, { call, locale, script, navigate }: Here): Promise<void> {
  if (next === locale) return;
  const language = languageOf(next);
  // Not awaited: the cookie stores the choice, and the server logs a failure.
  if (language !== languageOf(locale)) call(changeLocale, { locale: language }).catch(() => undefined);
  document.cookie = localeCookie(language, window);
  // Without storage the account's language may win once more.
  tabStorage.write(sessionStorageKeys.localeForced, '1');
  const { pathname, search, hash } = window.location;
  const address = readingAddress(stripLocale(pathname) + search, next, script) + hash;
  // Another script has other messages and content, so it needs a new document.
  if (inScript(language, script) === next) await navigate(address, { preventScrollReset: true });
  else window.location.assign(address);
}
