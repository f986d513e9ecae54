import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../../config/env.ts';
import type { PageCache } from '../cache/pageCache.ts';
import { isGameDocument } from '../http/policy/isGameDocument.ts';
import { faultOf } from '../http/rejectMalformed.ts';
import { localeTarget } from './redirects/localeTarget.ts';
import { scriptTarget } from './redirects/scriptTarget.ts';

/**
 * Answers with a guest page that is cached and still fresh; false: nothing was done, the next stage takes the request. It stands
 * before Express, whose work for such a request would be to find that every stage lets it through: when the page was
 * rendered, seconds ago, no redirect applied to its address. What is asked of every request is asked here too: that it is
 * well formed, which letters its link chooses, and, on the bare home, which language the visitor reads. A call of the API is no page, whatever it asks, and the document in a game's frame is none of ours.
 */
export function freshPages(
  pages: Pick<PageCache, 'answerFresh'>,
  env: Pick<Env, 'LOCALE_COOKIE'>,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const sentOn = localeTarget(env);
  return (req, res) =>
    !req.url?.startsWith('/api/') &&
    !isGameDocument(req.url ?? '') &&
    faultOf(req) === undefined &&
    sentOn(req) === undefined &&
    scriptTarget(req) === undefined &&
    pages.answerFresh(req, res);
}
