import { createHmac, timingSafeEqual } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Env } from '#config/env.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { serverCookieNames } from '#shared/keys/serverCookieNames.ts';
import { PREVIEW_LINK_SECONDS, type PreviewView, previewViews, signedText } from '#shared/preview/previewLink.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';

/** What an editor sees instead of the published site. */
export interface Preview {
  view: PreviewView;
  /** When it ends, Unix seconds. */
  until: number;
}

/** An editor's preview: a signed cookie, which a signed link of the content service gives once. */
export interface Previews {
  /** The preview that a Cookie header carries; undefined: none, an ended or a forged one. */
  of(cookieHeader: string | undefined): Preview | undefined;
  /** The page of a link that is signed, has not ended and was not used before; undefined: refused. Uses the link. */
  open(query: URLSearchParams): Promise<string | undefined>;
  /** The `Set-Cookie` line that begins a preview, or changes its view; null ends it. */
  line(preview: Preview | null, isSecure: boolean): string;
}

/** Seconds that a preview lasts. */
export const PREVIEW_SECONDS = 3600;

/** Options of createPreviews. */
export interface PreviewsOptions {
  env: Partial<Pick<Env, 'PREVIEW_SECRET'>>;
  /** Whether a link is used for the first time, by all replicas; without it by this process. */
  isFirst?: ((id: string, ms: number) => Promise<boolean>) | undefined;
  /** Milliseconds. */
  now?: () => number;
}

const COOKIE = new RegExp(`(?:^|;)\\s*${serverCookieNames.preview}=([a-z]{1,10})\\.(\\d{1,12})\\.([\\w-]{43})(?=;|$)`);

/** Creates the reader and writer of previews; without PREVIEW_SECRET there are none. */
export function createPreviews({ env, isFirst, now = Date.now }: PreviewsOptions): Previews {
  const { PREVIEW_SECRET: secret } = env;
  const seconds = () => Math.floor(now() / 1000);
  const sign = (text: string) => createHmac('sha256', String(secret)).update(text).digest('base64url');
  const isSigned = (text: string, signature: string) => {
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const used = new Map<string, number>();
  async function isUnused(signature: string, until: number): Promise<boolean> {
    const secondsLeft = until - seconds();
    for (const [link, end] of used) if (end < seconds()) used.delete(link);
    if (used.has(signature)) return false;
    used.set(signature, until);
    return (await isFirst?.(`preview ${signature}`, inMs(secondsLeft + 1))) !== false;
  }
  return {
    of(cookieHeader) {
      const [, view = '', end = '', signature = ''] =
        secret === undefined ? [] : (COOKIE.exec(cookieHeader ?? '') ?? []);
      const until = Number(end);
      return isView(view) && until > seconds() && isSigned(`cookie\n${until}\n${view}`, signature)
        ? { view, until }
        : undefined;
    },
    async open(query) {
      const [to, until, signature] = [query.get('to') ?? '', Number(query.get('until')), query.get('signature') ?? ''];
      const secondsLeft = until - seconds();
      const isTimely = Number.isInteger(until) && secondsLeft > 0 && secondsLeft <= PREVIEW_LINK_SECONDS;
      if (secret === undefined || !isTimely || !isSafeReturnPath(to) || !isSigned(signedText({ to, until }), signature))
        return undefined;
      return (await isUnused(signature, until)) ? to : undefined;
    },
    line(preview, isSecure) {
      const { view, until } = preview ?? { view: '', until: 0 };
      return stringifySetCookie({
        name: serverCookieNames.preview,
        value: preview === null ? '' : `${view}.${until}.${sign(`cookie\n${until}\n${view}`)}`,
        path: '/',
        maxAge: preview === null ? 0 : Math.max(0, until - seconds()),
        httpOnly: true,
        secure: isSecure,
        // The editor's page shows this site in a frame, and may be of another site.
        ...(isSecure ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
      });
    },
  };
}

function isView(view: string): view is PreviewView {
  return (previewViews as readonly string[]).includes(view);
}
