import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';
import { DAY_MS } from '#shared/constants.ts';
import { pushOrigins } from '#shared/push/pushOrigins.ts';
import { ConfigError, type ConfigProblem } from './ConfigError.ts';
import { contradictions } from './contradictions.ts';
import { type CacheOverrides, isCacheOverride, parseCacheOverrides } from './parseCacheOverrides.ts';
import { parseDuration } from './parseDuration.ts';
import { parseSize } from './parseSize.ts';
import { platformMicroCache } from './platformMicroCache.ts';

/**
 * Every variable of the process, with one line of meaning each. Operators write text; the code gets typed values: durations in
 * milliseconds, sizes in bytes, lists as arrays. `''` counts as unset.
 *
 * An operator reads `accepts` when a value is refused, so it describes the accepted values.
 */
type Meta = { accepts: string; secret?: boolean };

const notAccepted = 'is not accepted';

const read =
  <T>(
    parse: (text: string) => T | undefined,
    accepts: string,
    problemOf: (text: string) => string = () => notAccepted,
  ) =>
  (meaning: string, { secret = false } = {}) =>
    z
      .string()
      .transform((text, issues) => {
        const value = parse(text);
        if (value === undefined) issues.addIssue({ code: 'custom', message: problemOf(text) });
        return value as T;
      })
      .meta({ description: meaning, accepts, secret } satisfies Meta & { description: string });

/** 32 bytes that are a private key of P-256: not every number of that length is one. */
function pushKey(text: string): string | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined;
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'));
    return text;
  } catch {
    return undefined;
  }
}
/** The client decodes name and password, and would try for ever with those that it cannot. */
function valkeyAddress(text: string): string | undefined {
  const url = /^(redis|rediss|valkey):\/\/\S+$/.test(text) ? URL.parse(text) : null;
  if (!url?.host) return undefined;
  try {
    decodeURIComponent(`${url.username}${url.password}`);
    return text;
  } catch {
    return undefined;
  }
}
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
const oneOf = <const T extends string>(...values: T[]) =>
  read((text) => values.find((value) => value === text), `one of ${values.join(', ')}`);

const duration = read(parseDuration, 'a duration: a number with ms, s, m, h or d, such as 500ms, 10s, 5m; or 0');
const within = (least: number, most: number) => (text: string) => {
  const ms = parseDuration(text);
  return ms !== undefined && ms >= least && ms <= most ? ms : undefined;
};
/** A timer of more than 24.8 days ends at once. */
const timeout = read(within(1, DAY_MS), 'a duration from 1ms to 24h, such as 500ms, 10s, 5m');
/** A process that stops is ended after 75 s (lifecycle). */
const drain = read(within(0, 60_000), 'a duration up to 60s, such as 500ms, 10s, 1m; or 0');
const size = read(parseSize, 'a size: a number with kB, MB or GB, such as 64MB; or 0');
const port = read(wholeNumber(0, 65_535), 'a port: a whole number from 0 to 65535');
const text = read((value: string) => value, 'any text');
const host = read(matching(/^[\w.:-]+$/), 'a host name or an IP address');
const origin = read(parseOrigin, 'an origin without a path, such as https://example.uz');
const upstream = read(
  parseUpstream,
  'an http or https address without user name, password and query, such as https://platform.example.uz',
  (value) =>
    hasUserInfo(value) ? 'carries a user name or a password, which would stand in every log line' : notAccepted,
);
const secret = read(matching(/^[\x21-\x7e]{8,}$/), 'at least 8 printable characters without spaces');
const cookieName = read(matching(/^[\w-]+$/), 'a cookie name of letters, digits, _ and -');

const schema = z.object({
  NODE_ENV: oneOf(
    'development',
    'production',
    'test',
  )('In production PUBLIC_ORIGIN and the upstreams must be named, unless the sandbox runs.').prefault('development'),
  APP_ENV: read(
    matching(/^[\w-]+$/),
    'letters, digits, _ and -',
  )('Names the file config/{APP_ENV}.env that is read after config/default.env.').optional(),

  HOST: host('The address to listen on.').prefault('127.0.0.1'),
  PORT: port('The port to listen on; 0 takes a free one.').prefault('3000'),
  ADMIN_PORT: port(
    'A second listener for /healthz, /readyz and /metrics, which is open there unless ADMIN_TOKEN is set: keep it off the internet. Without it they answer on PORT.',
  ).optional(),
  ADMIN_TOKEN: secret(
    'Bearer token that opens /metrics to callers beyond loopback; set, it is asked for on ADMIN_PORT too.',
    { secret: true },
  ).optional(),
  PUBLIC_ORIGIN: origin(
    'The address players type: canonical links, sitemap, origin check. Required in production with upstreams; unset takes the Host of each request.',
  ).optional(),
  PUBLIC_HOSTS: read(
    list(matching(/^[\w.-]+(?::\d{1,5})?$/)),
    'host names, with a port where it is not the usual one (comma list)',
  )('Further hosts the site answers to; with PUBLIC_ORIGIN set, others get 421.').optional(),
  BRANDS: text(
    'A folder of brand files (docs/brands.md): each is a further site of this process, recognized by its hosts. SIGHUP reads them again.',
  ).optional(),
  TRUST_PROXY: read(
    parseTrustProxy,
    'loopback, linklocal, uniquelocal, addresses or CIDR ranges (comma list), a number of hops, or false; never true',
  )('Whose X-Forwarded-* and X-Request-Id are believed.').prefault('loopback'),
  DRAIN_TIME: drain(
    'How long a stopping server keeps answering while the load balancer takes it out of rotation.',
  ).prefault('5s'),
  LOG_LEVEL: oneOf(
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  )('The least important line that is logged.').prefault('info'),

  PLATFORM_URL: upstream('The product API. Unset: the embedded sandbox.').optional(),
  PLATFORM_TIMEOUT: timeout('How long the product API may take.').prefault('10s'),
  CASHIER_TIMEOUT: timeout('How long a method of the cashier, or another that moves money, may take.').prefault('30s'),
  REDIRECT_LOOKUP_TIMEOUT: timeout('How long the redirect lookup may hold a page before it is skipped.').prefault(
    '300ms',
  ),
  UPSTREAM_IDLE: timeout(
    'When an idle upstream connection is closed; keep it below the keep-alive time of the upstream.',
  ).prefault('4s'),
  API_BODY_LIMIT: size('The largest body of one call of /api; only a file for support may be larger, 12 MB.').prefault(
    '10MB',
  ),
  UPLOADS: read(
    wholeNumber(1, 256),
    'a whole number from 1 to 256',
  )(
    'How many uploads (POSTs over 64 kB) a process passes on at once, over connections of their own. An upload counts from its first 64 kB; when all are taken, a faster one ends the slowest with 408, and others get 503.',
  ).prefault('32'),
  UPLOADS_PER_VISITOR: read(
    wholeNumber(1, 256),
    'a whole number from 1 to 256',
  )('How many uploads one visitor may have at once; more get 429.').prefault('4'),
  UPLOAD_MIN_RATE: size('The bytes a second an upload must bring, over 15 s; a slower one gets 408.').prefault('2kB'),
  SLOW_READERS_PER_VISITOR: read(
    wholeNumber(1, 256),
    'a whole number from 1 to 256',
  )(
    'How many upstream connections one visitor may hold by reading large answers slowly; beyond, the slowest is cut.',
  ).prefault('8'),
  SESSION_COOKIE: read(
    list(matching(/^[\w-]+$/)),
    'cookie names of letters, digits, _ and - (comma list)',
  )('Cookies of the product API that mean "not a guest".').prefault('sid'),
  PASSKEY_RP_ID: read(
    matching(/^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*$/),
    'a domain name in lower case',
  )(
    'The domain that passkeys belong to, for sites on several hosts under one domain; passkeys of one domain are worth nothing on another. Unset: the host of each request. The sandbox reads it; another platform has a setting of its own.',
  ).optional(),
  PASSKEY_ORIGINS: read((text) => {
    const origins = text.split(',').map((one) => parseOrigin(one.trim()));
    return origins.includes(undefined) ? undefined : (origins as string[]);
  }, 'origins without a path (comma list)')(
    'Further origins whose pages may use the passkeys of PASSKEY_RP_ID: listed at /.well-known/webauthn, where browsers look them up, and accepted by the sandbox.',
  ).optional(),
  SECURITY_CONTACT: read(
    list(matching(/^(?:mailto:[^\s,@]+@[^\s,@]+|https:\/\/[^\s,]+|tel:\+[\d-]+)$/)),
    'addresses that begin with mailto:, https: or tel: (comma list)',
  )('Whom to tell of a weakness of the site, the preferred address first: for /.well-known/security.txt.').optional(),
  GAME_ORIGIN: origin(
    'An origin of their own for game documents, whose proxy leads here as well: scripts of a game then cannot reach pages, cookies and storage of the site. Needs PUBLIC_ORIGIN; replicas share DEVICE_SECRET.',
  ).optional(),
  GUEST_SESSIONS: oneOf(
    'on',
    'off',
  )(
    'The platform opens sessions for guests too: session cookies of public answers are dropped, and a session without a player in account.getInfo counts as a guest, with cached pages.',
  ).prefault('off'),
  PLATFORM_PERSONAL: read(
    (text) => (text === 'none' ? [] : list(publicMethod, ' ')(text)),
    `none, or methods separated by spaces, of ${Object.keys(platformMicroCache).join(', ')}`,
  )(
    'Public methods that the platform answers differently to each player, such as banners for groups of players: players then do not share the cached answer of guests, and pages that show it are rendered for each player as a whole (`prelude_refused`). The doctor names them. Methods with facts of the player in the contract (places, quests, products) are never shared.',
  ).prefault('none'),
  DEVICE_SECRET: read(matching(/^[\x21-\x7e]{32,}$/), 'at least 32 printable characters without spaces')(
    'Signs the cookie of a device that has signed in, so that password guesses from other devices do not lock it out, and the cookie of a wait for one try, keys the counters of logins, and encrypts what was typed into a refused form; replicas share it: `openssl rand -base64 32`. Unset, each process generates one.',
    { secret: true },
  ).optional(),
  MOVEMENTS_KEY: read(matching(/^[\w-]{43}$/), 'the 32 bytes of an Ed25519 private key in base64url: 43 characters')(
    'Signs the files of movements that players download (docs/movements.md); replicas share it. Unset, each process generates one, and its files cannot be verified after it ends.',
    { secret: true },
  ).optional(),
  MOVEMENTS_KEYS_BEFORE: read(
    list(matching(/^[\w-]{43}$/)),
    'Ed25519 public keys in base64url, 43 characters each (comma list)',
  )('Public keys of earlier MOVEMENTS_KEY values: files signed with them can still be verified.').optional(),
  TELEGRAM_BOT_TOKEN: read(
    matching(/^\d{1,20}:[\w-]{20,}$/),
    'the token of a bot as BotFather writes it: digits, a colon, letters and digits',
  )(
    "Token of the bot whose web app is this site: its users' data is verified before it goes to the platform. Unset, the data is passed on unverified.",
    {
      secret: true,
    },
  ).optional(),

  PLATFORM_EVENTS_TOKEN: secret(
    "Bearer token of the product API's feed of changes, GET /api/feed.changes. Unset, the server polls the balances of players with an open page at the interval of the site's settings. The embedded sandbox brings a token.",
    { secret: true },
  ).optional(),
  EVENT_STREAMS: read(
    wholeNumber(0, 100_000),
    'a whole number from 0 to 100000',
  )(
    'How many streams of events a process keeps open, one per browser with a signed-in player; more get 503. 0: none, browsers poll.',
  ).prefault('15000'),
  EVENT_STREAMS_PER_PLAYER: read(
    wholeNumber(1, 100),
    'a whole number from 1 to 100',
  )('How many streams of events one player may have; more get 429.').prefault('8'),
  PUSH_KEY: read(pushKey, 'a private key of P-256, 32 bytes as base64url')(
    'Signs notifications for devices (VAPID); they need PLATFORM_EVENTS_TOKEN. Unset, settings offer none. Make one with: npx web-push generate-vapid-keys.',
    { secret: true },
  ).optional(),
  PUSH_CONTACT: read(
    matching(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/),
    'mailto: and an address, or an https address',
  )('Contact that browser vendors use for complaints about notifications.').prefault('mailto:push@example.com'),
  PUSH_ORIGINS: read(
    list(matching(/^https?:\/\/[\w*.:-]+$/), ' '),
    'origins separated by spaces, * for names before a name',
  )('Push services of browser vendors; notifications are sent nowhere else.').prefault(pushOrigins.join(' ')),
  CONTENT_URL: upstream('The content service (Strapi). Unset: the embedded sandbox.').optional(),
  CONTENT_TIMEOUT: timeout('How long the content service may take.').prefault('10s'),
  CONTENT_QUERY: read(
    matching(/^[\w.$[\]-]+=[\w.,:%~-]*(?:&[\w.$[\]-]+=[\w.,:%~-]*)*$/),
    'parameters of a query, such as site=anor or filters[site][slug][$eq]=anor',
  )('Added to every query of the content service: which of its sites this one is.').optional(),
  CONTENT_LOCALES: read(
    list(matching(/^[a-z]{2,3}=[A-Za-z\d-]{2,20}$/)),
    'languages of the site with the locale of the content service, such as uz=uz-Latn-UZ,ru=ru-RU (comma list)',
  )('The names that the content service has for the languages; unset, they are the same.').optional(),
  CONTENT_TOKEN: secret('Bearer token for the content service.', { secret: true }).optional(),
  CONTENT_WEBHOOK_SECRET: secret('Shared secret of /_/content-webhook; unset, that address is 404.', {
    secret: true,
  }).optional(),
  CONTENT_PREVIEW_TOKEN: secret('Bearer token that reads drafts of the content service; unset: CONTENT_TOKEN.', {
    secret: true,
  }).optional(),
  PREVIEW_SECRET: read(matching(/^[\x21-\x7e]{32,}$/), 'at least 32 printable characters without spaces')(
    'Signs the links by which editors open drafts on the site; unset, there is no preview.',
    { secret: true },
  ).optional(),
  PREVIEW_ORIGINS: read(
    list(matching(/^https?:\/\/[\w.-]+(?::\d{1,5})?$/), ' '),
    'origins separated by spaces',
  )("Pages of the content service that show a preview in a frame; unset: CONTENT_URL's origin.").optional(),

  FRAME_ANCESTORS: read(
    list(matching(/^('self'|'none'|https?:\/\/[\w*.:-]+)$/), ' '),
    "'self', 'none' or hosts with their scheme, separated by spaces",
  )("Who may show the site in a frame; for Telegram: 'self' https://web.telegram.org https://*.telegram.org.").prefault(
    "'self'",
  ),
  CSP_CONNECT: sources('Further hosts the browser may call (analytics).'),
  CSP_CHAT: sources(
    'Further hosts of the live chat: calls, frames, styles, fonts; only while the operator has a chat.',
  ),
  CSP_FRAMES: sources('Hosts of payment, game and sport frames beyond our own.'),
  CSP_FORMS: sources('Hosts a payment form may be posted to.'),
  RATE_LIMITS: oneOf(
    'on',
    'off',
  )('Requests per visitor are counted and limited (config/rateLimits.ts).').prefault('on'),
  RATE_LIMIT_LOGIN: perMinute('Sign-in attempts.').prefault('20'),
  RATE_LIMIT_ACCOUNT: perMinute('Failed sign-ins to one login, from any address; as many password restores.').prefault(
    '10',
  ),
  RATE_LIMIT_REGISTER: perMinute('Registrations.').prefault('20'),
  RATE_LIMIT_CODES: perMinute(
    'Restored and changed passwords, codes asked for and tried, promo codes checked.',
  ).prefault('20'),
  RATE_LIMIT_REFUSED: perMinute(
    'Calls for players without a session, and sign-ins without a login: they have no effect and count against nobody else.',
  ).prefault('120'),
  RATE_LIMIT_RESTORES: perMinute(
    'Wrong codes of password restores from devices unknown at the account, of all visitors together; beyond the limit a visitor waits for a try.',
  ).prefault('10'),
  RATE_LIMIT_TICKETS: perMinute('Tickets to the support, files for them and ends of a subscription.').prefault('20'),
  RATE_LIMIT_MONEY: perMinute('Deposits and withdrawals.').prefault('30'),
  RATE_LIMIT_EXPORTS: perMinute(
    'Files of movements and of statements, which read all that a player has moved.',
  ).prefault('60'),
  RATE_LIMIT_WRITES: perMinute('Other POSTs of /api.').prefault('300'),
  RATE_LIMIT_READS: perMinute('GETs of /api and /content.').prefault('6000'),
  RATE_LIMIT_RENDERING: perMinute(
    'Processor milliseconds for pages that are rendered, a guest counted by address and a player by session; cached pages cost none.',
  ).prefault('15000'),
  RATE_LIMIT_LOOKUPS: perMinute(
    'Redirect lookups of unknown addresses; beyond the limit the platform is not asked.',
  ).prefault('300'),
  RATE_LIMIT_SESSIONS: perMinute(
    'Session values unknown to the platform; beyond the limit requests with an unknown value wait. Players are not counted.',
  ).prefault('60'),
  RATE_LIMIT_EDITORS: perMinute(
    'Editor tokens that the content service refuses; beyond the limit the visitor gets the same content as everyone.',
  ).prefault('60'),
  RATE_LIMIT_WEBHOOK: perMinute('Wrong secrets at /_/content-webhook.').prefault('10'),
  RATE_LIMIT_SITEMAP: perMinute('Parts of the sitemap.').prefault('60'),
  RATE_LIMIT_HIT: perMinute('Visit beacons that are forwarded; the picture is answered to everyone.').prefault('120'),
  RATE_LIMIT_CSP_REPORT: perMinute('Violation reports that are read; the rest are dropped.').prefault('60'),
  RATE_LIMIT_BEACONS: perMinute(
    'Reports of open pages on their speed and errors that are read; the rest are dropped.',
  ).prefault('120'),

  CACHE_CONTENT_FRESH: duration('How long a content collection is served without asking.').prefault('60s'),
  CACHE_CONTENT_STALE: duration('How long after that it is served while a new one is fetched.').prefault('1h'),
  CACHE_CONTENT_ERROR: duration(
    'How long after that it is served when the content service fails; settings of the site seven times as long.',
  ).prefault('24h'),
  CACHE_CONTENT_MAX_BYTES: size('Memory for content collections.').prefault('64MB'),

  CACHE_PLATFORM_METADATA: duration('Fresh time of metadata methods, for guests.').prefault('60s'),
  CACHE_PLATFORM_BANNERS: duration('Fresh time of banners.get.').prefault('30s'),
  CACHE_PLATFORM_CATALOGUE: duration('Fresh time of games.getCategories and games.getProviders.').prefault('5m'),
  CACHE_PLATFORM_GAMES: duration('Fresh time of games.get.').prefault('60s'),
  CACHE_PLATFORM_JACKPOTS: duration('Fresh time of jackpots.get.').prefault('10s'),
  CACHE_PLATFORM_WINNERS: duration('Fresh time of jackpots.getWinners.').prefault('30s'),
  CACHE_PLATFORM_TOURNAMENTS: duration('Fresh time of tournaments.get.').prefault('30s'),
  CACHE_PLATFORM_LEADERBOARD: duration('Fresh time of leaderboard.get.').prefault('15s'),
  CACHE_PLATFORM_LOYALTY: duration('Fresh time of the loyalty catalogue.').prefault('5m'),
  CACHE_PLATFORM_PLAYER: duration(
    "How long the limit, the budget and the choice of offers of a player are held for that player's pages, while the platform's feed reports changes (PLATFORM_EVENTS_TOKEN); a command or a report drops them. 0: never.",
  ).prefault('5s'),
  CACHE_PLATFORM_MAX_BYTES: size('Memory for public answers of the product API.').prefault('64MB'),

  CACHE_PAGES_FRESH: duration(
    'How long a rendered guest page is served as it is; 0 switches the page cache off.',
  ).prefault('10s'),
  CACHE_PAGES_STALE: duration('How long after that it is served while a new one is rendered.').prefault('10m'),
  CACHE_PAGES_ERROR: duration('How long after that it is served when rendering fails.').prefault('24h'),
  CACHE_PAGES_MAX_BYTES: size(
    'Memory for rendered guest pages. Preludes of players’ pages get a quarter of it beside it, and what players were shown last in them an eighth.',
  ).prefault('256MB'),
  CACHE_MISSING_FRESH: duration('How long a 404 page is served as it is.').prefault('30s'),
  CACHE_LOOKUP_FRESH: duration('How long a redirect lookup is served without asking the platform again.').prefault(
    '60s',
  ),
  CACHE_LOOKUP_STALE: duration('How long after that it is served while the platform is asked again.').prefault('5m'),
  CACHE_LOOKUP_ERROR: duration('How long after that it is served when the platform does not answer.').prefault('1h'),
  CACHE_SITEMAP_FRESH: duration('How long the lists behind /sitemap.xml are served as they are.').prefault('5m'),
  CACHE_SITEMAP_STALE: duration('How long after that they are served while new ones are read.').prefault('1h'),
  CACHE_SITEMAP_ERROR: duration('How long after that they are served when the upstreams do not answer.').prefault(
    '24h',
  ),
  VALKEY_URL: read(
    valkeyAddress,
    'an address that begins with redis://, rediss:// or valkey://, whose name and password are percent-encoded',
  )('Second cache tier and invalidation bus for many replicas.', { secret: true }).optional(),

  SNAPSHOT_FILE: text(
    'The folder of the cache snapshot that survives a restart; off writes none. A start while the content service is down serves from it.',
  ).prefault('.data/snapshot'),

  SERVICE_WORKER: oneOf(
    'on',
    'off',
  )('The service worker of browsers; off removes it and what it cached from every device that visits.').prefault('on'),
  PRELUDES: oneOf(
    'on',
    'off',
  )('Pages of players are made of parts that all players share; off renders each of them as a whole.').prefault('on'),
  CUSTOM_CODE: oneOf(
    'on',
    'off',
  )('Scripts and markup that the content service adds to pages; off takes all of them away.').prefault('on'),
  EARLY_HINTS: oneOf(
    'on',
    'off',
  )('Sends a 103 with the files of a page before the page is rendered; the proxy in front must pass it on.').prefault(
    'off',
  ),

  REDIRECTS_FILE: text('Redirect rules of the operator: "from to [status]" a line.').prefault('config/redirects.txt'),
  LOCALE_COOKIE: cookieName('The cookie that remembers the language for 365 days.').prefault('i18n_redirected'),

  SANDBOX: oneOf(
    'auto',
    '1',
    '0',
  )(
    'The embedded upstreams: auto starts them when an upstream is unset, 1 allows that in production, 0 forbids it.',
  ).prefault('auto'),
  SANDBOX_PORT: port('The port of the sandbox; 0 takes a free one.').prefault('0'),
  SANDBOX_DB: text('The database file of the sandbox.').prefault('.data/sandbox.db'),
  SANDBOX_GAMES: read(
    wholeNumber(1, 10_000),
    'a whole number from 1 to 10000',
  )('Number of games that the sandbox generates.').prefault('480'),
  SANDBOX_SEED: read(
    wholeNumber(0, 2 ** 32 - 1),
    'a whole number from 0 to 4294967295',
  )('The same seed gives the same world.').prefault('1'),
  SANDBOX_WITHDRAWAL_HOLD: read(
    wholeNumber(0, 720),
    'a whole number from 0 to 720',
  )('Hours that withdrawals wait in the sandbox after a new password or second factor.').prefault('24'),
});

const CHECKED_FAMILIES = /^(?:CACHE_(?:CONTENT|PLATFORM|PAGES|MISSING|LOOKUP|SITEMAP)|RATE_LIMIT)_/;

/** The typed configuration of the process, frozen. Durations in milliseconds, sizes in bytes; an unset optional variable is undefined. */
export type Env = Readonly<z.output<typeof schema>> & {
  /** By collection, from `CACHE_CONTENT_FRESH__SETTINGS_SEO=5m`. */
  readonly CACHE_CONTENT_OVERRIDES: CacheOverrides;
  /** By the pattern of a page's route, from `CACHE_PAGES_FRESH__GAMEHALL=5m`. */
  readonly CACHE_PAGES_OVERRIDES: CacheOverrides;
};
/** Name of a variable of the schema. */
export type EnvName = keyof typeof schema.shape;

/** The schema of each variable, by name. */
export const envShape = schema.shape;

/** Whether a name is a variable of the schema or an override of the cache time of one collection or page. */
export function isEnvName(name: string): boolean {
  return Object.hasOwn(envShape, name) || isCacheOverride(name);
}

/**
 * Parses texts into typed values; throws one ConfigError with every refused variable. Unknown names pass, because the process
 * environment has many, except in the CACHE_ and RATE_LIMIT_ families, where a misspelt name would silently mean the default.
 *
 * `source` returns where a value was set (`config/site.env:12`), for the error message only.
 */
export function parseEnv(
  record: Readonly<Record<string, string | undefined>>,
  source: (name: string) => string = () => 'environment',
): Env {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''));
  const problems: ConfigProblem[] = [];
  // Read at a start or a reload: code that zod makes for many checks would stay in memory for nothing.
  const parsed = schema.safeParse(given, { jitless: true });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]) as EnvName;
    const { accepts, secret: hidden } = metaOf(name);
    const shown = hidden || name.endsWith('_URL') ? 'its value' : visible(String(given[name]).slice(0, 40));
    problems.push({ name, source: source(name), problem: `${shown} ${message}`, accepted: accepts });
  }
  for (const [name, value] of Object.entries(given)) {
    if (!isEnvName(name) || !isQuoted(value, name) || problems.some((one) => one.name === name)) continue;
    const problem = 'has quotes around its value, which whatever set it has not taken away';
    problems.push({ name, source: source(name), problem, accepted: 'the value without quotes' });
  }
  for (const name of Object.keys(given).filter((one) => CHECKED_FAMILIES.test(one) && !isEnvName(one))) {
    const accepted = 'the names in config/default.env';
    problems.push({ name, source: source(name), problem: 'is not a variable', accepted });
  }
  const { accepts: accepted } = metaOf('CACHE_CONTENT_FRESH');
  const overrides = parseCacheOverrides(given, { accepted, source }, problems);
  for (const upstreamName of parsed.data ? missingUpstreams(parsed.data) : []) {
    problems.push({
      name: upstreamName,
      source: source(upstreamName),
      problem: parsed.data?.SANDBOX === '0' ? 'is unset while SANDBOX=0' : 'is unset in production',
      accepted: `${metaOf(upstreamName).accepts}; or SANDBOX=1 to serve the embedded sandbox`,
    });
  }
  if (parsed.data && parsed.data.NODE_ENV === 'production' && hasNoName(parsed.data)) {
    const accepted = `${metaOf('PUBLIC_ORIGIN').accepts}: without it visitors choose the name of the site, and a few made-up ones keep pages out of the cache`;
    problems.push({
      name: 'PUBLIC_ORIGIN',
      source: source('PUBLIC_ORIGIN'),
      problem: 'is unset in production',
      accepted,
    });
  }
  for (const problem of parsed.data ? contradictions(parsed.data) : [])
    problems.push({ ...problem, source: source(problem.name) });
  if (!parsed.data || problems.length > 0) throw new ConfigError(problems);
  const { content, pages } = overrides;
  return Object.freeze({ ...parsed.data, CACHE_CONTENT_OVERRIDES: content, CACHE_PAGES_OVERRIDES: pages });
}

/** Metadata of a variable: accepted values, whether its value is secret, its meaning, and its default (undefined: unset). */
export function metaOf(name: EnvName): Meta & { meaning: string; fallback: string | undefined } {
  const field: z.ZodType = envShape[name];
  const inner = field instanceof z.ZodOptional || field instanceof z.ZodPrefault ? field.unwrap() : field;
  const { description, accepts, secret: hidden } = (inner as z.ZodType).meta() as Meta & { description: string };
  const fallback = field instanceof z.ZodPrefault ? String(field.def.defaultValue) : undefined;
  return { meaning: description, accepts, secret: hidden ?? false, fallback };
}

/** A text in quotes, in which characters that look like a space, or like nothing, are written as their codes. */
function visible(value: string): string {
  const codeOf = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replaceAll(/(?! )[\s\p{Cf}]/gu, codeOf);
}

/** `docker --env-file` and some panels keep quotes. In the content policy single ones are a part of the value. */
function isQuoted(value: string | undefined, name: string): boolean {
  return /^"[^]*"$/.test(value ?? '') || (/^'[^]*'$/.test(value ?? '') && !/^(?:FRAME_ANCESTORS|CSP_)/.test(name));
}

function missingUpstreams(env: z.output<typeof schema>): EnvName[] {
  const needed = env.SANDBOX === '0' || (env.SANDBOX === 'auto' && env.NODE_ENV === 'production');
  return needed ? (['PLATFORM_URL', 'CONTENT_URL'] as const).filter((name) => env[name] === undefined) : [];
}

/** A site with both upstreams and without a name of its own. With the sandbox, which serves a trial, the Host of each request is enough. */
function hasNoName({ PUBLIC_ORIGIN, PLATFORM_URL, CONTENT_URL }: z.output<typeof schema>): boolean {
  return PUBLIC_ORIGIN === undefined && PLATFORM_URL !== undefined && CONTENT_URL !== undefined;
}

function sources(meaning: string) {
  const one = matching(/^(https|wss|http|ws):\/\/[\w*.:-]+$/);
  return read(list(one, ' '), 'hosts with their scheme, separated by spaces')(meaning).optional();
}

function list(parse: (text: string) => string | undefined, separator = ',') {
  return (value: string): readonly string[] | undefined => {
    const items = value
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return items.length > 0 && items.every((item) => parse(item) !== undefined) ? Object.freeze(items) : undefined;
  };
}

/** The name of a method that guests share, in any case. */
function publicMethod(text: string): string | undefined {
  return Object.hasOwn(platformMicroCache, text.toLowerCase()) ? text : undefined;
}

/** A rate limit: requests one visitor may make at once, and per minute after that. */
function perMinute(meaning: string) {
  return read(wholeNumber(1, 1_000_000), 'a whole number from 1 to 1000000')(`${meaning} Per visitor and minute.`);
}

function wholeNumber(min: number, max: number) {
  return (value: string): number | undefined => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
}

function parseOrigin(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
  return plain ? url.origin : undefined;
}

/** The address without a trailing slash, so that `${PLATFORM_URL}/api/...` is always valid. */
function parseUpstream(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || hasUserInfo(value))
    return undefined;
  return url.href.replace(/\/+$/, '');
}

function hasUserInfo(value: string): boolean {
  const { username, password } = URL.parse(value) ?? { username: '', password: '' };
  return username !== '' || password !== '';
}

/** A value for Express's `trust proxy`. `true` is refused: every visitor could then choose their address. */
function parseTrustProxy(value: string): false | number | readonly string[] | undefined {
  if (value === 'false') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  return list((item) => (/^(loopback|linklocal|uniquelocal)$/.test(item) || isRange(item) ? item : undefined))(value);
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}
