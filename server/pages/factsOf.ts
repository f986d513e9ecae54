import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheableUrl } from '#server/cache/cacheableUrl.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { PageFacts } from './Page.ts';

/** What the render of a request's page may read when others get it too. */
export function factsOf<R extends IncomingMessage>(
  req: R,
  res: ServerResponse,
  originOf: (req: R) => string,
): PageFacts {
  const { locale, script, framed, savesData, url, origin: visited } = contextOf(res);
  return { url: cacheableUrl(url), locale, script, origin: originOf(req), visited, framed, savesData };
}
