import type { Request, RequestHandler } from 'express';
import { DAY_MS } from '#shared/constants.ts';
import { LOCALES } from '#shared/locales.ts';
import { filePaths } from '#shared/url/filePaths.ts';

/** The contacts, and the site's own address. */
export interface SecurityContactOptions {
  /** SECURITY_CONTACT: addresses with `mailto:`, `https:` or `tel:`, the preferred one first. */
  contacts: readonly string[] | undefined;
  originOf(req: Request): string;
}

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * Serves `/.well-known/security.txt` (RFC 9116), where finders of a weakness look for whom to tell; passes on without SECURITY_CONTACT. It
 * is valid from the day it is asked for: the site that answers knows its contact.
 */
export function securityContact({ contacts, originOf }: SecurityContactOptions): RequestHandler {
  return (req, res, next) => {
    if (contacts === undefined) return next();
    const today = Math.floor(Date.now() / DAY_MS);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${[...LOCALES, 'en'].join(', ')}`,
      `Canonical: ${originOf(req)}${filePaths.securityContact}`,
    ];
    res
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  };
}
