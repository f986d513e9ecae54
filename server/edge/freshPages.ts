import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '#config/env.ts';
import { isGameDocument } from '#server/http/policy/isGameDocument.ts';
import { faultOf } from '#server/http/rejectMalformed.ts';
import type { PageCache } from '#server/pages/pageCache.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import { localeTarget } from './redirects/localeTarget.ts';
import { scriptTarget } from './redirects/scriptTarget.ts';

/**
 * Answers a request with a fresh cached guest page and returns true; false: nothing was sent, and the next stage handles the request. Runs
 * before Express to save its work: when the page was rendered, seconds ago, no redirect applied to its address. The checks for every
 * request run here too: that it is well formed, that its link chooses no script, and on the bare home which language the visitor reads
 * . Calls of the API and game documents are never answered here.
 */
export function freshPages(
  pages: Pick<PageCache, 'answerFresh'>,
  env: Pick<Env, 'LOCALE_COOKIE'>,
  brand?: PageBrand,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const targetOf = localeTarget(env, brand);
  return (req, res) =>
    !req.url?.startsWith('/api/') &&
    !isGameDocument(req.url ?? '') &&
    faultOf(req) === undefined &&
    targetOf(req) === undefined &&
    scriptTarget(req) === undefined &&
    pages.answerFresh(req, res);
}
