import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { World } from '#sandbox/createWorld.ts';
import { escapeHtml } from '#sandbox/http/escapeHtml.ts';
import { documentHeaders, renderDocument } from '#sandbox/http/renderDocument.ts';
import { readSessionToken, sessionCookie } from '#sandbox/http/sessionCookie.ts';
import { placeOf } from '#sandbox/platform/rewards/placeOf.ts';
import { DEFAULT_SANDBOX_LANGUAGE, isSandboxLanguage, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { OauthState } from '#sandbox/world/players/oauthStates.ts';
import { localeOf } from '#shared/locales.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { isOauthService, type OauthService, oauthPeople, oauthServices } from './oauthPeople.ts';
import { signInBySocial } from './signInBySocial.ts';

/** Binds the callback to the browser that began: a link with another visitor's state must not sign anyone in (RFC 6749 section 10.12). */
const STATE_COOKIE = 'oauth_state';
const COOKIE = { path: '/oauth', httpOnly: true, sameSite: 'lax' } as const;
const STATE_SECONDS = 600;

const messages = {
  title: { uz: 'Sinov kirishi', ru: 'Тестовый вход' },
  about: {
    uz: 'Bu sahifa xizmat oʻrnida turadi. Hisobni tanlang:',
    ru: 'Эта страница заменяет сервис. Выберите аккаунт:',
  },
  consent: {
    uz: 'Saytga ismingiz va e-pochta manzilingiz beriladi.',
    ru: 'Сайт получит ваше имя и адрес почты.',
  },
  noEmail: { uz: 'e-pochtasiz', ru: 'без почты' },
  deny: { uz: 'Rad etish', ru: 'Отказать' },
  wrong: { uz: 'Havola notoʻgʻri yoki eskirgan', ru: 'Ссылка неверна или устарела' },
} as const satisfies Record<string, Record<SandboxLanguage, string>>;

/** The path to redirect back to: that of `redirect_url` on this site, its host is ignored. */
function returnPath(value: string | null): string | undefined {
  const url = value ? URL.parse(value, 'http://site.invalid') : null;
  const path = url ? url.pathname + url.search : undefined;
  return isSafeReturnPath(path) ? path : undefined;
}

function choicePage(service: OauthService, state: string, locale: SandboxLanguage): string {
  const people = oauthPeople.map(
    ({ subject, name, email }) =>
      `<button name="account" value="${subject}"><b>${escapeHtml(name)}</b><br>${escapeHtml(email ?? messages.noEmail[locale])}</button>`,
  );
  const title = `${oauthServices[service]}: ${messages.title[locale]}`;
  return renderDocument({
    title,
    lang: locale,
    isNarrow: true,
    body: `<h1>${title}</h1><p>${messages.about[locale]}</p><form action="/oauth/callback">
<input type="hidden" name="state" value="${state}">${people.join('')}<p>${messages.consent[locale]}</p>
<button name="error" value="access_denied">${messages.deny[locale]}</button></form>`,
  });
}

function isType(value: string | null): value is OauthState['type'] {
  return value === 'login' || value === 'register' || value === 'link' || value === 'restore';
}

/**
 * Social sign-in as the platform does it: `/oauth/init` shows a page that stands in for the service, `/oauth/callback` signs
 * in and redirects to `redirect_url` with `status=success`, or `status=error&error=`; an account to link waits for the player's password or
 * code (account.confirmSocial): `status=confirm`.
 */
export function createOauthRoutes(world: World) {
  function playerOf(req: IncomingMessage): number | null {
    const token = readSessionToken(req);
    return (token === undefined ? undefined : world.access.sessions.find(token)?.uid) ?? null;
  }

  function refuse(res: ServerResponse, locale: SandboxLanguage): void {
    const title = messages.wrong[locale];
    res
      .writeHead(400, documentHeaders)
      .end(renderDocument({ title, lang: locale, isNarrow: true, body: `<h1>${title}</h1>` }));
  }

  function goBack(res: ServerResponse, redirect: string, result: Record<string, string>, cookies: string[]): void {
    const url = new URL(redirect, 'http://site.invalid');
    for (const [key, value] of Object.entries(result)) url.searchParams.set(key, value);
    const forget = stringifySetCookie({ name: STATE_COOKIE, value: '', ...COOKIE, maxAge: 0 });
    res
      .writeHead(302, {
        location: url.pathname + url.search,
        'cache-control': 'no-store',
        'set-cookie': [...cookies, forget],
      })
      .end();
  }

  function init(req: IncomingMessage, res: ServerResponse, query: URLSearchParams): void {
    const redirect = returnPath(query.get('redirect_url'));
    const locale = languageAt(redirect ?? '/');
    const service = query.get('service');
    const type = query.get('type_auth') ?? 'login';
    if (!redirect || !isOauthService(service) || !isType(type)) return refuse(res, locale);
    const uid = playerOf(req);
    if (type === 'link' && uid === null)
      return goBack(res, redirect, { status: 'error', error: 'not_signed_in', service }, []);
    const state = world.players.oauthStates.open({ service, type, redirect, uid: type === 'link' ? uid : null });
    const cookie = stringifySetCookie({ name: STATE_COOKIE, value: state, ...COOKIE, maxAge: STATE_SECONDS });
    res.writeHead(200, { ...documentHeaders, 'set-cookie': cookie }).end(choicePage(service, state, locale));
  }

  function callback(req: IncomingMessage, res: ServerResponse, query: URLSearchParams): void {
    const key = query.get('state') ?? '';
    const isOwn = key !== '' && parseCookie(req.headers.cookie ?? '')[STATE_COOKIE] === key;
    const state = isOwn ? world.players.oauthStates.take(key) : undefined;
    if (!state) return refuse(res, languageAt('/'));
    const { redirect, service, type } = state;
    const person = oauthPeople.find(({ subject }) => subject === query.get('account'));
    const fail = (error: string) => goBack(res, redirect, { status: 'error', error, service }, []);
    if (query.has('error') || !person) return fail('access_denied');
    // Linking requires the same player to be still signed in.
    if (type === 'link' && playerOf(req) !== state.uid) return fail('not_signed_in');
    const place = placeOf(req);
    const outcome = signInBySocial(world, state, person, { locale: languageAt(redirect), place });
    if ('error' in outcome) return fail(outcome.error);
    const cookies: string[] = [];
    if (type !== 'link') {
      const old = readSessionToken(req);
      const session = old === undefined ? undefined : world.access.sessions.find(old);
      if (session) world.access.sessions.close(session.tokenHash);
      world.players.devices.note(outcome.account.uid, place.deviceId);
      cookies.push(sessionCookie(world.access.sessions.open(outcome.account.uid, place)));
    }
    goBack(res, redirect, { status: outcome.isOffer ? 'confirm' : 'success', service }, cookies);
  }

  return function handleOauth(req: IncomingMessage, res: ServerResponse, url: URL): void {
    if (req.method !== 'GET') res.writeHead(405, { allow: 'GET' }).end();
    else if (url.pathname === '/oauth/init') init(req, res, url.searchParams);
    else if (url.pathname === '/oauth/callback') callback(req, res, url.searchParams);
    else res.writeHead(404).end();
  };
}

/** The language of the sandbox's texts for an address of the site. */
function languageAt(address: string): SandboxLanguage {
  const language = localeOf(address);
  return isSandboxLanguage(language) ? language : DEFAULT_SANDBOX_LANGUAGE;
}
