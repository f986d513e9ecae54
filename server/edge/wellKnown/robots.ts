import type { RequestHandler, Response } from 'express';
import { duplicateKeys, privatePages, serverPaths } from '#config/robots.ts';
import { LOCALES, withLocale } from '#shared/locales.ts';

/** Inputs of robots.txt. */
export interface RobotsOptions {
  /** PUBLIC_ORIGIN; without it there is no Sitemap line, because a Host header must not direct crawlers. */
  publicOrigin: string | undefined;
  /** False outside production: a test site must not be indexed. */
  indexable: boolean;
  /** `domain_state` of the product's general info. */
  domainState(res: Response): Promise<string>;
  /** The `robots` text of web-settings; `''` for the built-in default. */
  text(res: Response): Promise<string>;
}

/**
 * Serves `/robots.txt`. When both upstreams fail it still answers 200 with the built-in text: on a 5xx a crawler stops crawling the whole
 * site (RFC 9309 2.3.1.4), and on `Disallow: /` it drops the site from its index.
 */
export function robots({ publicOrigin, indexable, domainState, text }: RobotsOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== '/robots.txt' || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const [state, operatorText] = await Promise.all([
      domainState(res).catch(() => 'active'),
      text(res).catch(() => ''),
    ]);
    const rules = !indexable || state !== 'active' ? blockingRobots : operatorText.trim() || defaultRobots();
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
