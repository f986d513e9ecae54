import type { RequestHandler } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import { withLocale } from '#shared/locales.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';

/** Redirects pages in a language that the brand does not have to the same page in its default one. */
export function languageGate({ languages, language }: Pick<PageBrand, 'languages' | 'language'>): RequestHandler {
  return (req, res, next) => {
    const { locale, path } = contextOf(res);
    if (languages.includes(locale) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const mark = req.originalUrl.indexOf('?');
    const search = mark === -1 ? '' : req.originalUrl.slice(mark);
    res.setHeader('Cache-Control', 'private, max-age=60');
    res.setHeader('Location', safeLocation(withLocale(path, language) + search));
    res.status(302).end();
  };
}
