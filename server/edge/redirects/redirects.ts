import type { Request, RequestHandler, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import type { RedirectLookup } from '#server/platform/games/redirectLookup.ts';
import { type Language, LOCALES } from '#shared/locales.ts';
import { createChain, leadsTo } from '#shared/redirects/createChain.ts';
import { ownRedirect } from '#shared/redirects/ownRedirect.ts';
import type { RedirectIndex } from '#shared/redirects/redirectIndex.ts';
import type { AddressParts, ResolvedRedirect } from '#shared/redirects/resolveRedirect.ts';
import { redirectsOf, ruleRedirect, type SiteRules } from '#shared/redirects/ruleRedirect.ts';
import { isPrivatePath } from '#shared/url/isPrivatePath.ts';

/** The sources of redirects, in the order they are asked, and their limits. */
export interface RedirectsOptions {
  /** Rules of the operator's file. A function, because SIGHUP reloads the file. */
  file: () => RedirectIndex;
  /** Rules of the content service (redirectsOfContent). */
  content: (locale: Language, trace: RequestTrace) => Promise<RedirectIndex>;
  lookup: RedirectLookup;
  /** Counts a lookup for an unknown address; false: over the limit, the platform is not asked. */
  mayAsk: (req: Request, res: Response) => Promise<boolean>;
  /** Scheme and host of the site for this request. */
  originOf: (req: Request) => string;
  log: Pick<Logger, 'warn'>;
}

/** Loops that are remembered as logged: a rule with a star has an unbounded number of addresses. */
const MAX_LOGGED = 100;

/**
 * Redirects a page's address by the file, the content service or the platform, in that order. A target is always one
 * that a rule names: resolveRedirect never turns a rule within the site into a target outside it. A rule whose target redirects back, by
 * any source, is skipped (reliability E2).
 *
 * Redirects are cached for one minute, the permanent ones too: a wrong 301 stored for ever by a browser cannot be withdrawn.
 */
export function redirects({ file, content, lookup, mayAsk, originOf, log }: RedirectsOptions): RequestHandler {
  const logged = new Set<string>();
  const onLoop = ({ path }: AddressParts, location: string): void => {
    if (logged.has(path) || logged.size >= MAX_LOGGED) return;
    logged.add(path);
    // Without the query, which may contain the visitor's data.
    const [target] = location.split(/[?#]/, 1);
    log.warn({ event: logEvents.redirectLoop, path, location: target }, 'A redirect that leads back is skipped');
  };

  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const context = contextOf(res);
    const { path, locale, isGuest, address } = context;
    const place = { path, locale, search: address.search };
    const sources = [file(), await content(locale, context)];
    /** Rules of both languages, because a rule may lead from one to the other. Read only when there is a redirect to follow. */
    const siteRules = async (): Promise<SiteRules> => {
      const all = await Promise.all(LOCALES.map(async (one) => [one, [file(), await content(one, context)]] as const));
      const lists = new Map(all);
      return { rulesOf: (one) => lists.get(one) ?? [], isGuest, origin: originOf(req), onLoop };
    };
    const lookedUp = async (): Promise<ResolvedRedirect | undefined> => {
      const ask = async (one: AddressParts) => {
        if (!isLookedUp(one.path) || !(lookup.isKnown(one) || (await mayAsk(req, res)))) return undefined;
        const answer = await lookup(one, context);
        return answer && !leadsTo(answer.location, one, originOf(req)) ? answer : undefined;
      };
      const redirect = await ask(place);
      if (!redirect) return undefined;
      if (await arrives(place, redirect.location, await siteRules(), ask)) return redirect;
      onLoop(place, redirect.location);
      return undefined;
    };
    const isRuled = sources.some((index) => index.match(path));
    const redirect = (isRuled ? ruleRedirect(place, await siteRules()) : undefined) ?? (await lookedUp());
    if (!redirect) return next();
    res.setHeader('Cache-Control', 'private, max-age=60');
    res.setHeader('Location', redirect.location);
    res.status(redirect.status).end();
  };
}

/** Whether the redirect chain that starts with an answer of the platform ends, further answers of the platform included. */
async function arrives(
  from: AddressParts,
  location: string,
  site: SiteRules,
  ask: (place: AddressParts) => Promise<ResolvedRedirect | undefined>,
): Promise<boolean> {
  const visit = createChain(from, site.origin);
  let place = visit(location);
  while (place) {
    const [redirect] = redirectsOf(place, site);
    const next = (redirect ?? (await ask(place)))?.location ?? ownRedirect(place, site.isGuest);
    if (next === undefined) return true;
    place = visit(next);
  }
  return place === undefined;
}

/**
 * Whether the platform is asked about a path: not about files, which are not pages, and not about private paths, which reveal who the
 * player is.
 */
function isLookedUp(path: string): boolean {
  return !isPrivatePath(path) && !/\.[A-Za-z0-9]{1,8}$/.test(path) && path.length <= 512;
}
