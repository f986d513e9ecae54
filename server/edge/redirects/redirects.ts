import type { Request, RequestHandler, Response } from 'express';
import { isPrivatePath } from '../../../shared/url/isPrivatePath.ts';
import { LOCALES, type Language } from '../../../shared/locales.ts';
import { createChain, leadsTo } from '../../../shared/redirects/createChain.ts';
import { ownRedirect } from '../../../shared/redirects/ownRedirect.ts';
import type { RedirectIndex } from '../../../shared/redirects/redirectIndex.ts';
import type { Place, Redirect } from '../../../shared/redirects/resolveRedirect.ts';
import { redirectsOf, ruleRedirect, type SiteRules } from '../../../shared/redirects/ruleRedirect.ts';
import { contextOf } from '../../http/requestContext.ts';
import type { Logger } from '../../observability/createLogger.ts';
import { logEvents } from '../../observability/logEvents.ts';
import type { RedirectLookup } from '../../platform/games/redirectLookup.ts';

export interface RedirectsOptions {
  /** Rules of the operator's file. A function, because SIGHUP reads the file again. */
  file: () => RedirectIndex;
  /** Rules of the content service (redirectsOfContent). */
  content: (locale: Language) => Promise<RedirectIndex>;
  lookup: RedirectLookup;
  /** Counts a question to the platform that an unknown address costs; false: it is not asked, the page comes without. */
  mayAsk: (req: Request, res: Response) => Promise<boolean>;
  /** Scheme and host of the site as this request sees it. */
  originOf: (req: Request) => string;
  log: Pick<Logger, 'warn'>;
}

/** Loops that were logged and are remembered: a rule with a star has as many addresses as somebody likes to ask for. */
const maxTold = 100;

/**
 * Sends a document's address elsewhere when the file, the content service or the platform says so, in that order (A-29,
 * A target is only what a rule names: resolveRedirect never turns a rule within the site into a target outside. A
 * rule whose target would be sent back, by whatever source, is skipped (reliability E2).
 *
 * A redirect may be cached for a minute and no longer, also the permanent ones: a browser that stores a wrong 301 for ever
 * cannot be helped from here.
 */
export function redirects({ file, content, lookup, mayAsk, originOf, log }: RedirectsOptions): RequestHandler {
  const told = new Set<string>();
  const onLoop = ({ path }: Place, location: string): void => {
    if (told.has(path) || told.size >= maxTold) return;
    told.add(path);
    // Without its query, which is the visitor's.
    const [target] = location.split(/[?#]/, 1);
    log.warn({ event: logEvents.redirectLoop, path, location: target }, 'A redirect that leads back is skipped');
  };

  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const context = contextOf(res);
    const { path, locale, isGuest } = context;
    const mark = req.originalUrl.indexOf('?');
    const place = { path, locale, search: mark === -1 ? '' : req.originalUrl.slice(mark) };
    const own = [file(), await content(locale)];
    /** Both languages: a rule may lead from one to the other. Read only where there is something to follow. */
    const siteRules = async (): Promise<SiteRules> => {
      const all = await Promise.all(LOCALES.map(async (one) => [one, [file(), await content(one)]] as const));
      const lists = new Map(all);
      return { rulesOf: (one) => lists.get(one) ?? [], isGuest, origin: originOf(req), onLoop };
    };
    const lookedUp = async (): Promise<Redirect | undefined> => {
      const ask = async (one: Place) => {
        if (!isLookedUp(one.path) || !(lookup.isKnown(one) || (await mayAsk(req, res)))) return undefined;
        const answer = await lookup(one, context);
        return answer && !leadsTo(answer.location, one, originOf(req)) ? answer : undefined;
      };
      const found = await ask(place);
      if (!found) return undefined;
      if (await arrives(place, found.location, await siteRules(), ask)) return found;
      onLoop(place, found.location);
      return undefined;
    };
    const isRuled = own.some((index) => index.match(path));
    const found = (isRuled ? ruleRedirect(place, await siteRules()) : undefined) ?? (await lookedUp());
    if (!found) return next();
    res.setHeader('Cache-Control', 'private, max-age=60');
    res.setHeader('Location', found.location);
    res.status(found.status).end();
  };
}

/** Whether the redirect chain that begins with an answer of the platform ends, also through further ones. */
async function arrives(
  from: Place,
  location: string,
  site: SiteRules,
  ask: (place: Place) => Promise<Redirect | undefined>,
): Promise<boolean> {
  const visit = createChain(from, site.origin);
  let place = visit(location);
  while (place) {
    const [found] = redirectsOf(place, site);
    const next = (found ?? (await ask(place)))?.location ?? ownRedirect(place, site.isGuest);
    if (next === undefined) return true;
    place = visit(next);
  }
  return place === undefined;
}

/** Files are not documents, and private paths say who the player is: neither is told to the platform. */
function isLookedUp(path: string): boolean {
  return !isPrivatePath(path) && !/\.[A-Za-z0-9]{1,8}$/.test(path) && path.length <= 512;
}
