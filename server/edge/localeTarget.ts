import { parseCookie } from 'cookie';
import type { Request } from 'express';
import type { Env } from '../../config/env.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, withLocale } from '../../shared/locales.ts';

/** Whether this asks for exactly `/`, the one address where the visitor's language decides. */
export function isBareHome(req: Request): boolean {
  const url = req.originalUrl;
  return (url === '/' || url.startsWith('/?')) && (req.method === 'GET' || req.method === 'HEAD');
}

/** Where the visitor's language sends him from the bare home, if anywhere: the cookie decides, else Accept-Language. */
export function localeTarget({ LOCALE_COOKIE }: Pick<Env, 'LOCALE_COOKIE'>): (req: Request) => string | undefined {
  return (req) => {
    if (!isBareHome(req)) return undefined;
    const { cookie, 'accept-language': languages } = req.headers;
    const chosen = cookie === undefined ? undefined : parseCookie(cookie)[LOCALE_COOKIE];
    const accepted = languages === undefined ? undefined : req.acceptsLanguages(...LOCALES);
    const locale = isLocale(chosen) ? chosen : accepted;
    return isLocale(locale) && locale !== DEFAULT_LOCALE ? withLocale(req.originalUrl, locale) : undefined;
  };
}
