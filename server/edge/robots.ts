import type { Request, RequestHandler } from 'express';
import { duplicateKeys, privatePages, serverPaths } from '../../config/robots.ts';
import { LOCALES, withLocale } from '../../shared/locales.ts';

export interface RobotsOptions {
  /** PUBLIC_ORIGIN; without it there is no Sitemap line, because a Host header must not decide where crawlers go. */
  publicOrigin: string | undefined;
  /** False outside production: nothing of a test site belongs into an index. */
  indexable: boolean;
  /** `domain_state` of the product's general info. */
  domainState(req: Request): Promise<string>;
  /** The `robots` text of web-settings; `''` for the default below. */
  text(req: Request): Promise<string>;
}

/**
 * `/robots.txt`. When neither upstream can be asked it still answers 200 with the built-in text: a crawler that is given
 * a 5xx stops crawling the whole site (RFC 9309 2.3.1.4), and one told `Disallow: /` by an outage forgets it.
 */
export function robots({ publicOrigin, indexable, domainState, text }: RobotsOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== '/robots.txt' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const [state, own] = await Promise.all([domainState(req).catch(() => 'active'), text(req).catch(() => '')]);
    const rules = !indexable || state !== 'active' ? blockingRobots : own.trim() || defaultRobots();
    const open = rules !== blockingRobots;
    const sitemap = open && publicOrigin !== undefined ? `\nSitemap: ${publicOrigin}/sitemap.xml\n` : '';
    res.set('Cache-Control', 'public, max-age=300').type('text/plain').send(`${rules.trimEnd()}\n${sitemap}`);
  };
}

const blockingRobots = 'User-agent: *\nDisallow: /';

function defaultRobots(): string {
  const pages = privatePages.flatMap((page) => LOCALES.map((locale) => withLocale(page, locale)));
  const queries = duplicateKeys.flatMap((key) => [`/*?${key}=`, `/*&${key}=`]);
  return ['User-agent: *', ...[...pages, ...serverPaths, ...queries].map((path) => `Disallow: ${path}`)].join('\n');
}
