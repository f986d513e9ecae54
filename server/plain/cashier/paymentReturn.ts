import type { RequestHandler } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import { paymentPages } from '#shared/cashier/paymentPages.ts';
import { safeLocation } from '#shared/redirects/resolveRedirect.ts';

const shapes = paymentPages.map(({ pattern }) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`));

/**
 * Answers the form with which a payment provider returns a player: 303 to the same address. Its fields are not read, because only the
 * platform knows how a payment ended. Such a form comes from another site and without the session, so it must not reach the forms of
 * the site; the browser sends the session with the request that follows.
 */
export function paymentReturn(): RequestHandler {
  return (req, res, next) => {
    const { path, url } = contextOf(res);
    if (req.method !== 'POST' || !shapes.some((shape) => shape.test(path))) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Location', safeLocation(url));
    res.status(303).end();
  };
}
