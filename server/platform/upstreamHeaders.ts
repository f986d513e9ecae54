import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { partsOfOrigin } from '#server/http/hosts/partsOfOrigin.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { traceHeaders } from '#server/http/trace/traceHeaders.ts';
import { endToEndHeaders } from './endToEndHeaders.ts';
import { type CookieSettings, cookiesForPlatform } from './session/sessionCookies.ts';

/**
 * Request headers that are forwarded: content negotiation, the body, conditional and range requests, the browser. All others are
 * dropped: platforms read the address, the identity or the method of a client from dozens of headers (Client-IP, CF-IPCountry,
 * Remote-User, Proxy, ...), and read an underscore as a hyphen. Add a name only if a forged value gains the client nothing.
 */
const FORWARDED_NAMES: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'referer',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'user-agent',
  'x-requested-with',
];

/**
 * The request headers for the platform: the forwarded names, the platform's cookies, and the client's address, the site's origin
 * and the request id as this server knows them.
 */
export function upstreamHeaders(req: Request, res: Response, cookies: CookieSettings): IncomingHttpHeaders {
  const { cookie } = req.headers;
  const headers = endToEndHeaders<IncomingHttpHeaders>(req.headers, FORWARDED_NAMES);
  const forPlatform = cookiesForPlatform(cookie, cookies);
  if (forPlatform !== undefined) headers.cookie = forPlatform;
  if (req.ip !== undefined) headers['x-forwarded-for'] = req.ip;
  const context = contextOf(res);
  const { protocol, host } = partsOfOrigin(context.origin);
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host;
  return Object.assign(headers, traceHeaders(context));
}
