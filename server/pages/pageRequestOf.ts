import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf } from '#server/http/requestContext.ts';
import type { PageRequest } from './Page.ts';

/** What the render of a request's page may read when others get it too. */
export function pageRequestOf<R extends IncomingMessage>(
  req: R,
  res: ServerResponse,
  originOf: (req: R) => string,
): PageRequest {
  const { locale, script, framed, savesData, takesAvif, address, origin: visited } = contextOf(res);
  return { url: address.shared, locale, script, origin: originOf(req), visited, framed, savesData, takesAvif };
}
