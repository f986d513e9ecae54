import type { IncomingMessage, ServerResponse } from 'node:http';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { NO_TRANSFORM } from '#server/http/policy/untransformed.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';

const MAX_LENGTH = 64;
/** A month: as long as a code of an advertisement is usually good. */
const SECONDS = 30 * 86_400;
const LINKED = new RegExp(`[?&]${queryKeys.promoCode}=`);
const REDEEMED = /[?&]form=promo&(?:.*&)?step=done(?:&|$)|[?&]step=done&(?:.*&)?form=promo(?:&|$)/;

/**
 * Keeps the promo code of a document's address in a cookie: with the document, because a visitor may leave it before a script runs, or
 * have none. A code that a plain form has redeemed is forgotten. The cookie is no part of the page: it is added as the headers leave,
 * after the page cache has stored the page for everybody, and no cache further on may keep this answer.
 */
export function keepPromo(req: IncomingMessage, res: ServerResponse): void {
  const { url = '', method, headers } = req;
  if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/_/')) return;
  const line = lineFor(url, headers.cookie);
  if (line === null) return;
  const send = res.writeHead;
  res.writeHead = function writeHead(this: typeof res, status: number, ...head: unknown[]) {
    // A cached page brings its headers as a flat list, a rendered one has set them.
    for (const list of head)
      if (Array.isArray(list))
        for (let index = 0; index < list.length; index += 2) res.setHeader(list[index], list[index + 1]);
    const rest = head.filter((part) => !Array.isArray(part));
    const isPage = String(res.getHeader('Content-Type')).startsWith('text/html');
    if (isPage || res.hasHeader('Location')) {
      res.appendHeader('Set-Cookie', line);
      storeNowhere(res);
      if (isPage) res.setHeader('Cache-Control', `${String(res.getHeader('Cache-Control'))}${NO_TRANSFORM}`);
    }
    return Reflect.apply(send, this, [status, ...rest]) as typeof res;
  } as typeof res.writeHead;
}

function lineFor(url: string, cookie: string | undefined): string | null {
  if (LINKED.test(url)) {
    const query = new URLSearchParams(url.slice(url.indexOf('?')));
    // By characters: half of a pair of surrogates cannot be encoded.
    const typed = [...visibleText(query.getAll(queryKeys.promoCode).at(-1) ?? '')];
    const code = typed.slice(0, MAX_LENGTH).join('');
    return code === ''
      ? null
      : `${cookieNames.promoCode}=${encodeURIComponent(code)}; Max-Age=${SECONDS}; Path=/; SameSite=Lax`;
  }
  const isOver = REDEEMED.test(url) && cookie?.includes(`${cookieNames.promoCode}=`);
  return isOver ? `${cookieNames.promoCode}=; Max-Age=0; Path=/; SameSite=Lax` : null;
}
