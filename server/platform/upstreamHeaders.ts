import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { partsOfOrigin } from '../http/partsOfOrigin.ts';
import { contextOf } from '../http/requestContext.ts';
import { type CookieFacts, cookiesForPlatform } from './sessionCookies.ts';
import { stripHopByHop } from './stripHopByHop.ts';

/** What a stranger may not tell the platform in our name (RELIABILITY D5), Expect (F2), and Cookie, which is written anew. */
const untrusted =
  /^(?:cookie|expect|x-forwarded-.*|forwarded|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override|x-middleware-.*|x-react-router-.*|via|x-request-id|x-csrf.*)$/;

/**
 * The request headers as the platform gets them. All cleaning happens here, before the proxy: an `Expect` header would make
 * its own hook be skipped (RELIABILITY F2), so Expect goes first of all.
 */
export function upstreamHeaders(req: Request, res: Response, cookies: CookieFacts): IncomingHttpHeaders {
  const { cookie } = req.headers;
  const stripped = stripHopByHop(req.headers);
  const headers: IncomingHttpHeaders = {};
  for (const name in stripped) if (!untrusted.test(name)) headers[name] = stripped[name];
  const forPlatform = cookiesForPlatform(cookie, cookies);
  if (forPlatform !== undefined) headers.cookie = forPlatform;
  if (req.ip !== undefined) headers['x-forwarded-for'] = req.ip;
  const { id, origin } = contextOf(res);
  const { protocol, host } = partsOfOrigin(origin);
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host;
  headers['x-request-id'] = id;
  return headers;
}
