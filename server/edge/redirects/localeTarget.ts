import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import express, { type Request } from 'express';
import type { Env } from '#config/env.ts';
import { builtBrand, type PageBrand } from '#shared/document/PageBrand.ts';
import { DEFAULT_LOCALE, isLocale, withLocale } from '#shared/locales.ts';

/** Express's own function, for requests that have not reached Express. */
const { acceptsLanguages } = express.request;

function targetOf(req: IncomingMessage): string {
  return (req as Partial<Request>).originalUrl ?? req.url ?? '';
}

/** Whether a request reads exactly `/`, the only address where the visitor's language decides. */
export function isBareHome(req: IncomingMessage): boolean {
  const url = targetOf(req);
  return (url === '/' || url.startsWith('/?')) && (req.method === 'GET' || req.method === 'HEAD');
}

/**
 * The address of the bare home in the visitor's language, by the cookie, else Accept-Language; undefined when the request stays where it
 * is.
 */
export function localeTarget(
  { LOCALE_COOKIE }: Pick<Env, 'LOCALE_COOKIE'>,
  { languages: ofSite, language }: Pick<PageBrand, 'languages' | 'language'> = builtBrand,
): (req: IncomingMessage) => string | undefined {
  return (req) => {
    if (!isBareHome(req)) return undefined;
    const { cookie, 'accept-language': languages } = req.headers;
    const chosen = cookie === undefined ? undefined : parseCookie(cookie)[LOCALE_COOKIE];
    const accepted = languages === undefined ? undefined : acceptsLanguages.call(req as Request, ...ofSite);
    const locale = isLocale(chosen) && ofSite.includes(chosen) ? chosen : accepted || language;
    return isLocale(locale) && locale !== DEFAULT_LOCALE ? withLocale(targetOf(req), locale) : undefined;
  };
}
