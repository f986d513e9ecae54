import type { RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { createLru } from '#server/cache/tiers/createLru.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import { allowsFraming } from '#server/http/policy/allowsFraming.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { logout } from '#shared/api/account/auth.contract.ts';
import { bodyLimitOf } from '#shared/api/bodyLimitOf.ts';
import { TRANSPORT_KEYS } from '#shared/api/callQuery.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import type { Method, Verb } from '#shared/api/method.ts';
import { API_VERSION } from '#shared/constants.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { DEFAULT_LOCALE, isLocale, type Language } from '#shared/locales.ts';
import { cappedParameter } from './cappedParameter.ts';
import { refuseCall } from './refuseCall.ts';

/** A call that passed `apiGuard`, with the URL to forward it to. */
export interface ApiCall {
  readonly method: Method;
  /** `/api/{group}.{method}?...&version=2.34&locale=uz[&_non_strict=true]`, for the platform. */
  readonly url: string;
  readonly framed: boolean;
  /** The language of the texts in the answer. */
  readonly locale: Language;
}

const slot = Symbol('apiCall');
type Holder = Response & { [slot]?: ApiCall };

/** The call that `apiGuard` let through. Throws when `apiGuard` is not earlier in the chain. */
export function apiCallOf(res: Response): ApiCall {
  const call = (res as Holder)[slot];
  if (!call) throw new Error('apiCallOf() needs apiGuard() earlier in the chain');
  return call;
}

/** Matched against the raw URL, before decoding (reliability F6): no escapes, no slashes, one spelling per method. */
const GRAMMAR = /^\/api\/([A-Za-z][A-Za-z0-9_.]{0,63})(?:\?([^#]*))?$/;
const injected = new Set(TRANSPORT_KEYS);

/** What a query says. */
interface ReadQuery {
  /** The parameters of the method, joined, then `version` and `locale`. */
  readonly query: string;
  readonly locale: Language;
  readonly isNonStrict: boolean;
}

/** Queries of reads that are remembered: pages of many visitors ask the same, and reading one takes longer than the rest of the guard. */
const MAX_REMEMBERED = 500;
/** Characters of a query that is remembered; a longer one is read each time. */
const MAX_LENGTH = 500;

/**
 * Lets calls of /api through whose method, verb, body type and body size match the contract, and builds the URL for the platform.
 * Answers everything else with the error envelope: 400, 404, 405, 413 or 415.
 *
 * `version`, `locale` and `_non_strict` are removed from the query and appended once: with two `locale` parameters the
 * platform and this server could read different ones. originGate runs earlier and lets every GET pass; but the framed session,
 * which is SameSite=None, is used only for requests of the site's own pages. Others are ordinary calls.
 */
export function apiGuard(
  env: Pick<Env, 'API_BODY_LIMIT' | 'FRAME_ANCESTORS' | 'PUBLIC_ORIGIN'> & Partial<Pick<Env, 'PUBLIC_HOSTS'>>,
): RequestHandler {
  const framing = allowsFraming(env);
  const isOurs = sameOrigin(env);
  const queries = createLru<ReadQuery>({ max: MAX_REMEMBERED });
  function read(query: string, verb: Verb): ReadQuery | undefined {
    // The query of a command may name its player, and is not repeated.
    if (verb !== 'GET' || query.length > MAX_LENGTH) return readQuery(query, verb);
    const before = queries.get(query);
    if (before) return before;
    const fresh = readQuery(query, verb);
    if (fresh) queries.set(query, fresh);
    return fresh;
  }
  return (req, res, next) => {
    const refuse = (status: number, message: string, allow?: string) => {
      if (allow) res.setHeader('Allow', allow);
      // On "no such method" a page hides the feature: only an unknown method may be answered with it.
      const type = status === 404 ? 'MethodNotFoundException' : 'InvalidRequestException';
      refuseCall(res, new AppError(type, { status, message }));
    };
    const [, name, query = ''] = GRAMMAR.exec(req.originalUrl) ?? [];
    const method = name === undefined || name.includes('..') ? undefined : findMethod(name);
    if (!method) return refuse(404, 'No such method');
    contextOf(res).route = `/api/${method.name}`;
    // HEAD is safe, so never for a GET that changes something (RFC 9110 9.2.1).
    const hasHead = method.verb === 'GET' && method.name !== logout.name;
    if (req.method !== method.verb && !(hasHead && req.method === 'HEAD'))
      return refuse(405, `${method.name} is asked by ${method.verb}`, hasHead ? 'GET, HEAD' : method.verb);
    const {
      'content-length': length,
      'transfer-encoding': coding,
      'content-encoding': packed,
      'content-type': type,
    } = req.headers;
    if (coding !== undefined && coding.toLowerCase() !== 'chunked')
      return refuse(400, 'The body has a framing that we do not read');
    if (method.verb === 'GET' && (coding !== undefined || Number(length ?? 0) > 0))
      return refuse(400, 'A GET has no body');
    if (method.verb === 'POST') {
      if (Number(length ?? 0) > bodyLimitOf(method, env.API_BODY_LIMIT)) return refuse(413, 'The body is too large');
      // Compressed bodies are refused: a small one may be a decompression bomb (reliability B10).
      if (packed !== undefined && packed !== 'identity') return refuse(415, 'A packed body is not accepted');
      if (!/^multipart\/form-data\s*;.*boundary=/i.test(type ?? ''))
        return refuse(415, 'The body must be multipart/form-data');
    }
    const fields = read(query, method.verb);
    if (!fields) return refuse(400, 'The query cannot be read');
    const framed = fields.isNonStrict && framing && isOurs(req);
    const url = `/api/${method.name}?${fields.query}${framed ? '&_non_strict=true' : ''}`;
    (res as Holder)[slot] = { method, url, framed, locale: fields.locale };
    next();
  };
}

/** Reads a query; undefined when it cannot be read unambiguously. */
function readQuery(query: string, verb: Verb): ReadQuery | undefined {
  const locales: string[] = [];
  let isNonStrict = false;
  const parameters: string[] = [];
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = decode(equals === -1 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) return undefined;
    if (!isInjected(name)) {
      const capped = verb === 'GET' ? cappedParameter(name, value) : value;
      if (capped === undefined) return undefined;
      parameters.push(capped === value ? pair : `${name}=${encodeURIComponent(capped)}`);
    } else if (name === 'locale') locales.push(value);
    else if (name === '_non_strict' && value === 'true') isNonStrict = true;
  }
  const [queryLocale] = locales;
  const locale = locales.length === 1 && isLocale(queryLocale) ? queryLocale : DEFAULT_LOCALE;
  return { query: [...parameters, `version=${API_VERSION}`, `locale=${locale}`].join('&'), locale, isNonStrict };
}

/**
 * Whether the most lenient parser behind this server could read the name as an injected one: `locale[]`, ` locale`, `LOCALE` and
 * `locale%00` count as `locale`, and PHP reads a bracket that is never closed as an underscore.
 */
function isInjected(name: string): boolean {
  const bare = name.split('\0', 1)[0] as string;
  const bracket = bare.indexOf('[');
  if (bracket === -1) return injected.has(plainName(bare));
  return injected.has(plainName(bare.slice(0, bracket))) || injected.has(plainName(bare.replaceAll('[', '_')));
}

function plainName(name: string): string {
  return name.trim().toLowerCase().replaceAll(/[. ]/g, '_');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
