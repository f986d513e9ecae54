import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import type { PageCache } from '../cache/pageCache.ts';
import { localeTarget } from './localeTarget.ts';

/**
 * Answers a kept page that is still fresh before the stages that would only let it through again: when it was rendered,
 * seconds ago, no redirect applied to its address. The bare home still asks each visitor for his language.
 */
export function freshPages(pages: PageCache, env: Pick<Env, 'LOCALE_COOKIE'>): RequestHandler {
  const sentOn = localeTarget(env);
  return (req, res, next) => (sentOn(req) === undefined ? pages.fresh(req, res, next) : next());
}
