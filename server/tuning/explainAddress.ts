import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type RequestHandler } from 'express';
import type { PageMatch } from '#client/app/router/PageMatch.ts';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { cachedPages } from '#config/cachedPages.ts';
import { cspTable } from '#config/csp.ts';
import type { Env, EnvName } from '#config/env.ts';
import { languageGate } from '#server/brands/languageGate.ts';
import { pageBrand } from '#server/brands/pageBrand.ts';
import { cacheability } from '#server/cache/cacheability.ts';
import { isServerPath } from '#server/cache/isServerPath.ts';
import { guestGuard } from '#server/edge/guestGuard.ts';
import { type MatchPage, pageMatch } from '#server/edge/pageMatch.ts';
import { carryFromReferer } from '#server/edge/redirects/carryFromReferer.ts';
import { localeRedirect } from '#server/edge/redirects/localeRedirect.ts';
import { redirects } from '#server/edge/redirects/redirects.ts';
import { scriptSwitch } from '#server/edge/redirects/scriptSwitch.ts';
import { structuralRedirects } from '#server/edge/redirects/structuralRedirects.ts';
import { hostGate } from '#server/http/hosts/hostGate.ts';
import { isSecure } from '#server/http/hosts/isSecure.ts';
import { requestOrigin } from '#server/http/hosts/requestOrigin.ts';
import { contentSecurityPolicy } from '#server/http/policy/contentSecurityPolicy.ts';
import { securityHeaders } from '#server/http/policy/securityHeaders.ts';
import { faultOf, rejectMalformed } from '#server/http/rejectMalformed.ts';
import { contextOf, matchOf, openContext } from '#server/http/requestContext.ts';
import { requestStages } from '#server/http/trace/requestStages.ts';
import { pageName } from '#server/observability/pageName.ts';
import { createAskedPages } from '#server/pages/createAskedPages.ts';
import type { LiveSettings } from '#server/services/createLiveSettings.ts';
import { redirectIndex } from '#shared/redirects/redirectIndex.ts';

/** An address as it is asked for. */
export interface ExplainedRequest {
  /** Path and query. */
  readonly target: string;
  /** With the session of a player. */
  readonly isPlayer: boolean;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What decides about an address, besides the settings. */
export interface ExplainedSite {
  readonly env: Env;
  readonly live: Pick<LiveSettings, 'caching' | 'redirects'>;
  /** Text of REDIRECTS_FILE, for the numbers of its lines. */
  readonly redirectsText: string;
  /** Variables that are set, rather than their defaults. */
  readonly isSet: (name: string) => boolean;
  /** The site of BRANDS; absent: that of the build's brand. */
  readonly brand?: BrandSite | undefined;
  readonly pages: {
    matchPage: MatchPage;
    hasPrelude: (match: PageMatch, query: URLSearchParams) => boolean;
  };
}

/** One decision about a request, in the order of the stages. */
export interface Explained {
  readonly step: string;
  readonly decision: string;
}

/**
 * Sends a request through the site's own stages, without a server and without upstreams, and tells what each decides. What the content
 * service and the platform would add, rules of redirects and the session, is named and not asked.
 */
export async function explainAddress(request: ExplainedRequest, site: ExplainedSite): Promise<Explained[]> {
  const { env, live } = site;
  const [req, res] = exchangeOf(request, env);
  const explained: Explained[] = [];
  const add = (step: string, decision: string) => void explained.push({ step, decision });
  const ofPages = site.brand && pageBrand(site.brand);
  const context = openContext(env, site.brand?.look)(req, res);
  if (site.brand) add('brand', `${site.brand.id} (${site.brand.file}), hosts ${site.brand.hosts.join(', ')}`);
  add('address', `${context.path}, language ${context.locale}${context.script ? `, script ${context.script}` : ''}`);
  add('visitor', visitorOf(context));
  add(
    'origin',
    `${context.origin}${env.PUBLIC_ORIGIN === undefined ? ' (PUBLIC_ORIGIN is unset: the Host header decides)' : ''}`,
  );

  const secure = isSecure(env);
  const stages: Record<string, RequestHandler> = {
    malformed: rejectMalformed(),
    host: hostGate(env).gate,
    'content-policy': contentSecurityPolicy({ table: cspTable(env), isSecure: secure }),
    headers: securityHeaders({ env, isSecure: secure }),
    script: scriptSwitch(secure),
    redirects: redirects({
      file: live.redirects,
      content: async () => redirectIndex([]),
      lookup: Object.assign(async () => undefined, { stats: () => ({}) as never, isKnown: () => false }),
      mayAsk: async () => true,
      originOf: requestOrigin(env),
      log: { warn: () => add('redirects', 'a rule is skipped, because it leads back') },
    }),
    ...(ofPages ? { languages: languageGate(ofPages) } : {}),
    locale: localeRedirect(env, ofPages),
    structure: structuralRedirects(),
    match: pageMatch(async () => site.pages.matchPage),
    'guest-guard': guestGuard(),
    'form-return': carryFromReferer(),
  };
  const isOfServer = faultOf(req) === undefined && isServerPath(context.url);
  const reached = isOfServer ? omit(stages) : stages;
  const passed = await run(reached, req, res);
  for (const name of Object.keys(reached)) {
    const isAnswering = !passed && context.stage === name;
    if (name === 'redirects') addRedirects(add, site, context.path);
    if (isAnswering) {
      add(name, answerOf(res));
      break;
    }
    if (!['content-policy', 'headers', 'redirects', 'match'].includes(name)) add(name, 'lets it pass');
  }
  if (passed && isOfServer) add('server', 'answers the address itself: it is no page, and no rule redirects it');
  else if (passed) addPage(add, site, req, res);
  for (const [name, value] of Object.entries(res.getHeaders())) add('header', `${name}: ${String(value)}`);
  return explained;
}

type Add = (step: string, decision: string) => void;

/** Addresses of the server are answered before redirects and pages. */
function omit(stages: Record<string, RequestHandler>): Record<string, RequestHandler> {
  const { malformed, host, 'content-policy': policy, headers } = stages;
  return { malformed, host, 'content-policy': policy, headers } as Record<string, RequestHandler>;
}

function exchangeOf({ target, isPlayer, headers }: ExplainedRequest, env: Env): [IncomingMessage, ServerResponse] {
  const req = new IncomingMessage(new Socket());
  req.method = 'GET';
  req.httpVersionMajor = 1;
  req.url = target;
  const host = env.PUBLIC_ORIGIN === undefined ? `localhost:${env.PORT}` : new URL(env.PUBLIC_ORIGIN).host;
  const session = isPlayer ? `${env.SESSION_COOKIE[0]}=player` : undefined;
  const cookie = [headers['cookie'], session].filter((one) => one !== undefined).join('; ');
  req.headers = { host, accept: 'text/html', ...headers, ...(cookie === '' ? {} : { cookie }) };
  req.rawHeaders = Object.entries(req.headers).flatMap(([name, value]) => [name, String(value)]);
  return [req, new ServerResponse(req)];
}

/** True when every stage let the request pass. */
async function run(
  stages: Record<string, RequestHandler>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const app = express().disable('x-powered-by');
  app.set('trust proxy', false);
  app.use(requestStages(stages), () => resolve(true));
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.end = ((...args: unknown[]) => {
    resolve(false);
    return end(...args);
  }) as typeof res.end;
  app(req as never, res as never, (error: unknown) => reject(error));
  return promise;
}

function visitorOf(context: ReturnType<typeof contextOf>): string {
  return [
    context.isGuest ? 'guest' : 'player, if the platform knows the session',
    context.isOnBreak ? 'on a break' : '',
    context.framed ? 'in a frame of another site' : '',
    context.savesData ? 'saves data' : '',
  ]
    .filter((one) => one !== '')
    .join(', ');
}

function addRedirects(add: Add, { live, env, redirectsText }: ExplainedSite, path: string): void {
  const match = live.redirects().match(path);
  if (match) {
    const line = lineOf(redirectsText, match.rule.from);
    add(
      'redirects',
      `${env.REDIRECTS_FILE}:${line} \`${match.rule.from} ${match.rule.to} ${match.rule.status}\` matches`,
    );
  } else
    add('redirects', `no rule of ${env.REDIRECTS_FILE} matches; the content service and the platform may have one`);
}

/** Number of the line with a rule, from 1; a path is the first word of its line. */
function lineOf(text: string, from: string): number {
  return (
    text
      .split(/\r\n|\r|\n/)
      .findIndex((line) => line.trim().split(/\s+/, 1)[0]?.replace(/\/+$/, '') === from.replace(/\/+$/, '')) + 1
  );
}

function answerOf(res: ServerResponse): string {
  const location = res.getHeader('location');
  return location === undefined
    ? `answers ${res.statusCode}`
    : `redirects with ${res.statusCode} to ${String(location)}`;
}

function addPage(add: Add, site: ExplainedSite, req: IncomingMessage, res: ServerResponse): void {
  const { env, live, pages } = site;
  const context = contextOf(res);
  const match = matchOf(res);
  const route = match.line?.pattern;
  add('route', route === undefined ? 'none: a page with status 404' : `${route}, for ${match.line?.audience}`);
  const caching = live.caching();
  const page = createAskedPages({ buildId: 'build', isOn: () => caching.pages().fresh > 0 })(req, res);
  const { reason, cacheControl, cacheable } = cacheability({
    request: page,
    answer: {
      status: route === undefined ? 404 : 200,
      setsCookie: false,
      isHtml: true,
      isOff: caching.pages(route).fresh <= 0,
      rendered: { isMaintenance: false, hasFallback: false, hasDefault: false, isUncacheable: false },
    },
  });
  add('cacheability', cacheable ? 'cached, if it can be rendered whole' : `not cached: ${reason}`);
  add('cached as', `${page.address.shared} (page \`${pageName(page.key)}\` of this build and origin)`);
  if (cacheable) addTimes(add, site, route);
  if (reason === 'session') {
    const isShared = env.PRELUDES === 'on' && pages.hasPrelude(match, new URLSearchParams(context.address.search));
    add(
      'prelude',
      isShared
        ? 'of the second view on: players share the page but for what is their own'
        : 'none: the page is rendered for its player',
    );
  }
  res.setHeader('Cache-Control', cacheControl);
}

function addTimes(add: Add, { live, isSet }: ExplainedSite, route: string | undefined): void {
  const caching = live.caching();
  const times = route === undefined ? caching.missing : caching.pages(route);
  const [name] = [...cachedPages].find(([, pattern]) => pattern === route) ?? [];
  for (const phase of ['fresh', 'stale', 'error'] as const) {
    const ofRoute = `CACHE_PAGES_${phase.toUpperCase()}__${name}`;
    const general = (route === undefined ? 'CACHE_MISSING_FRESH' : `CACHE_PAGES_${phase.toUpperCase()}`) as EnvName;
    const variable = name !== undefined && isSet(ofRoute) ? ofRoute : general;
    if (route === undefined && phase !== 'fresh') continue;
    add(phase, `${times[phase] / 1_000} s, by ${variable}${isSet(variable) ? '' : ', its default'}`);
  }
}
