import { eventsPath } from '#shared/keys/eventsPath.ts';
import { pushKeyPath } from '#shared/keys/pushKeyPath.ts';
import { previewPath, previewPhonePath } from '#shared/preview/previewLink.ts';

/** An address that is not a page. `for`: the intended caller. */
export interface Endpoint {
  verb: 'GET' | 'POST';
  address: string;
  for: 'operator' | 'browser' | 'crawler' | 'content service';
  meaning: string;
}

/** Every address the server answers without rendering. docs/generated/signals.md lists them; a test requests each over a socket. */
export const endpoints: readonly Endpoint[] = [
  {
    verb: 'GET',
    address: '/healthz',
    for: 'operator',
    meaning: 'The event loop answers. Calls no upstream: a failing upstream must not restart every replica.',
  },
  {
    verb: 'GET',
    address: '/readyz',
    for: 'operator',
    meaning: '200 when players may be sent here; 503 with the reasons while it warms up or drains.',
  },
  {
    verb: 'GET',
    address: '/metrics',
    for: 'operator',
    meaning:
      'Prometheus text, to this machine or with `ADMIN_TOKEN` as a bearer; with `ADMIN_PORT` there alone, and open as long as no token is set.',
  },
  {
    verb: 'POST',
    address: '/_/content-webhook',
    for: 'content service',
    meaning:
      'An entry changed: purges its collection and the pages that used it. 404 without `CONTENT_WEBHOOK_SECRET`.',
  },
  {
    verb: 'GET',
    address: previewPath,
    for: 'content service',
    meaning:
      "An editor's signed link: begins the preview of drafts and leads to the page. 404 without `PREVIEW_SECRET`, 403 for a link that ended or was used.",
  },
  {
    verb: 'POST',
    address: previewPath,
    for: 'browser',
    meaning: "The bar of a preview: another visitor's view, or the end of the preview.",
  },
  {
    verb: 'GET',
    address: previewPhonePath,
    for: 'browser',
    meaning: 'A page of the preview at the size of a phone.',
  },
  {
    verb: 'GET',
    address: '/api/{group}.{method}',
    for: 'browser',
    meaning: 'The product API, methods that read; through guard, limits and proxy.',
  },
  {
    verb: 'POST',
    address: '/api/{group}.{method}',
    for: 'browser',
    meaning: 'The product API, methods that change something; only from the site itself, money exactly once.',
  },
  {
    verb: 'GET',
    address: '/content/{collection}',
    for: 'browser',
    meaning: 'The content service, cached; collections and fields of an allow-list.',
  },
  { verb: 'GET', address: '/uploads/{file}', for: 'browser', meaning: 'Pictures of the content service.' },
  {
    verb: 'GET',
    address: '/platform/game/{id}/{mode}?embed=1',
    for: 'browser',
    meaning: 'The document inside a game frame, streamed from the platform.',
  },
  { verb: 'GET', address: '/oauth/init', for: 'browser', meaning: 'Begins a sign-in at a social network.' },
  {
    verb: 'GET',
    address: '/oauth/callback',
    for: 'browser',
    meaning: 'Where the social network sends the player back to.',
  },
  {
    verb: 'GET',
    address: '/hit',
    for: 'browser',
    meaning: 'The visit beacon: a picture of 43 bytes at once, forwarded to the platform afterwards.',
  },
  {
    verb: 'GET',
    address: eventsPath,
    for: 'browser',
    meaning: 'What changes for the player who is signed in, as server-sent events (docs/live.md).',
  },
  {
    verb: 'GET',
    address: pushKeyPath,
    for: 'browser',
    meaning: 'The public key by which a device subscribes to notifications; null where there are none.',
  },
  {
    verb: 'GET',
    address: '/_/games',
    for: 'browser',
    meaning: 'The catalogue in a language, as short as a search needs it.',
  },
  {
    verb: 'GET',
    address: '/_/movements.jsonl',
    for: 'browser',
    meaning:
      'Everything that ever moved a balance of the player, chained and signed ([movements.md](../movements.md)).',
  },
  { verb: 'GET', address: '/_/movements.csv', for: 'browser', meaning: 'The same for spreadsheets.' },
  {
    verb: 'GET',
    address: '/_/statement.csv',
    for: 'browser',
    meaning: 'A month of the player by what moved the balance: `?month=yyyy-mm&locale=`.',
  },
  {
    verb: 'GET',
    address: '/_/my-data.json',
    for: 'browser',
    meaning: 'Everything that is kept of a player, with its source, who sees it and until when, for the player alone.',
  },
  {
    verb: 'GET',
    address: '/.well-known/movements-keys.json',
    for: 'browser',
    meaning: 'The public keys that files of movements are signed with, as a JSON Web Key Set.',
  },
  {
    verb: 'GET',
    address: '/.well-known/webauthn',
    for: 'browser',
    meaning: 'Origins whose pages may use the passkeys of this host: `PASSKEY_ORIGINS`.',
  },
  {
    verb: 'GET',
    address: '/.well-known/security.txt',
    for: 'browser',
    meaning: 'Whom to tell of a weakness (RFC 9116): `SECURITY_CONTACT`; 404 without it.',
  },
  {
    verb: 'GET',
    address: '/.well-known/change-password',
    for: 'browser',
    meaning: 'Leads password managers to the page that changes the password.',
  },
  {
    verb: 'GET',
    address: '/_/starting-promocode',
    for: 'browser',
    meaning: 'The promo code the visitor arrived with.',
  },
  {
    verb: 'POST',
    address: '/csp-report',
    for: 'browser',
    meaning: 'Violations of the Content-Security-Policy: logged and counted.',
  },
  {
    verb: 'POST',
    address: '/_/vitals',
    for: 'browser',
    meaning: 'Speed of pages as visitors measured it: LCP, INP, FCP, TTFB, CLS, by route pattern.',
  },
  {
    verb: 'POST',
    address: '/_/errors',
    for: 'browser',
    meaning: 'Uncaught errors of pages: logged and counted.',
  },
  {
    verb: 'GET',
    address: '/builds/latest.json',
    for: 'browser',
    meaning: 'The build that runs, so that an open page learns of a newer one.',
  },
  {
    verb: 'GET',
    address: '/robots.txt',
    for: 'crawler',
    meaning: 'From the content service or built in; closed when the domain is not active or outside production.',
  },
  {
    verb: 'GET',
    address: '/sitemap.xml',
    for: 'crawler',
    meaning: 'The list of parts `/sitemap/{list}-{n}.xml`: pages, events, games, each address with its languages.',
  },
];
