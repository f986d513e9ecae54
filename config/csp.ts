import { IDENTITY_HOSTS } from '#shared/profile/identityHosts.ts';
import type { ChatProvider } from '#shared/support/ChatProvider.ts';
import { type AnalyticsKind, analyticsHosts } from './analyticsHosts.ts';
import { chatHosts } from './chatHosts.ts';
import type { Env } from './env.ts';

/** One permission of the Content-Security-Policy, with the reason it is needed. */
export interface CspSource {
  directive: string;
  sources: readonly string[];
  why: string;
}

/** Placeholder of the nonce in the table below; replaced in each response. */
export const NONCE = "'nonce-{N}'";

/** The variables that the policy of every page is made of. */
export type CspEnv = Pick<
  Env,
  'CSP_CONNECT' | 'CSP_FRAMES' | 'CSP_FORMS' | 'GAME_ORIGIN' | 'FRAME_ANCESTORS' | 'NODE_ENV'
>;

/**
 * The policy of every page, one permission per entry. script-src names no host: a script runs because it has the page's nonce, or
 * because such a script loaded it ('strict-dynamic'); a browser that supports strict-dynamic ignores the sources behind it.
 * The policy blocks `style=""` in markup (reliability F8), so our markup has none.
 */
export function cspTable(env: CspEnv): CspSource[] {
  return [
    { directive: 'default-src', sources: ["'none'"], why: 'what no line below allows does not load' },
    { directive: 'script-src', sources: [NONCE, "'strict-dynamic'"], why: 'our scripts and what they load' },
    {
      directive: 'script-src',
      sources: ['https:', "'unsafe-inline'"],
      why: 'browsers older than strict-dynamic; ignored by all others',
    },
    { directive: 'style-src', sources: ["'self'", NONCE], why: 'our stylesheets and the critical CSS of the shell' },
    {
      directive: 'img-src',
      sources: ["'self'", 'data:', 'https:'],
      why: 'covers and banners come from the CDNs of providers',
    },
    { directive: 'font-src', sources: ["'self'"], why: 'fonts are self-hosted' },
    { directive: 'media-src', sources: ["'self'", 'https:'], why: 'the loyalty sound; previews of games' },
    {
      directive: 'connect-src',
      sources: ["'self'", ...(env.CSP_CONNECT ?? [])],
      why: 'our API; more by CSP_CONNECT',
    },
    {
      directive: 'frame-src',
      sources: ["'self'", ...(env.GAME_ORIGIN === undefined ? [] : [env.GAME_ORIGIN]), ...(env.CSP_FRAMES ?? [])],
      why: 'game frames are ours, or of GAME_ORIGIN; payment and sport by CSP_FRAMES',
    },
    { directive: 'worker-src', sources: ["'self'"], why: 'the service worker' },
    { directive: 'manifest-src', sources: ["'self'"], why: 'the web app manifest' },
    {
      directive: 'form-action',
      sources: ["'self'", ...(env.CSP_FORMS ?? [])],
      why: 'a payment may be started by posting a form; hosts by CSP_FORMS',
    },
    {
      directive: 'frame-ancestors',
      sources: env.FRAME_ANCESTORS,
      why: 'who may frame us: clickjacking against Telegram and operator frames',
    },
    { directive: 'base-uri', sources: ["'none'"], why: 'an injected <base> would redirect every relative script' },
    { directive: 'object-src', sources: ["'none'"], why: 'plugins' },
    { directive: 'report-uri', sources: ['/csp-report'], why: 'violations reach the log and a metric' },
    { directive: 'report-to', sources: ['csp'], why: 'the same, for browsers that dropped report-uri' },
    ...(env.NODE_ENV === 'development' ? development : []),
  ];
}

/**
 * Additional permissions of a page with live chat: the hosts of the operator's vendor, those in its settings, and CSP_CHAT.
 * Widgets write `<style>` and `style=""` (reliability F8); their scripts are loaded by ours.
 */
export function chatSources(env: Pick<Env, 'CSP_CHAT'>, { kind, host, extra }: ChatProvider): CspSource[] {
  const named = [host, extra?.['script']].flatMap((address) => originOf(address) ?? []);
  const hosts = [...new Set([...chatHosts[kind], ...named, ...(env.CSP_CHAT ?? [])])];
  const pages = hosts.filter((source) => source.startsWith('http'));
  const allow = (directive: string, sources: readonly string[], why: string) => ({ directive, sources, why });
  return [
    allow('connect-src', hosts, 'the chat calls its vendor'),
    allow('frame-src', pages, 'the window of the chat'),
    allow('style-src-elem', ["'self'", "'unsafe-inline'", ...pages], 'the widget adds stylesheets to the page'),
    allow('style-src-attr', ["'unsafe-inline'"], 'the widget sets styles on its elements'),
    allow('font-src', ['data:', ...pages], 'icons of the widget'),
    allow('img-src', ['blob:'], 'pictures the player sends'),
    allow('worker-src', ['blob:'], 'background work of the widget'),
  ];
}

/** Additional permissions of the identity check page alone: the provider's window and the requests of the provider's script. */
export const identitySources: readonly CspSource[] = [
  { directive: 'frame-src', sources: IDENTITY_HOSTS, why: 'the window where documents are handed in' },
  { directive: 'connect-src', sources: IDENTITY_HOSTS, why: 'the script around that window' },
];

/** Additional permissions of pages that are not sensitive: the hosts that the operator's trackers report to. */
export function analyticsSources(kinds: readonly AnalyticsKind[]): CspSource[] {
  const sources = [...new Set(kinds.flatMap((kind) => analyticsHosts[kind]))];
  return sources.length > 0 ? [{ directive: 'connect-src', sources, why: 'trackers report what they count' }] : [];
}

/** The origin of an http or https address, else undefined, so that no other text of the settings gets into the header. */
function originOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : undefined;
}

/** Hot reload uses a WebSocket. Nothing else is loosened, so that violations show up during development. */
const development: CspSource[] = [
  { directive: 'connect-src', sources: ['ws://localhost:*', 'ws://127.0.0.1:*'], why: 'hot module replacement' },
];
