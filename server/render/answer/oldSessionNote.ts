import { plainTexts } from '#server/i18n/plainTexts.ts';
import type { Insertions } from '#server/render/HtmlSink.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import type { Locale } from '#shared/locales.ts';

const COOKIE = new RegExp(`(?:^|;)\\s*${cookieNames.oldSession}=([12])(?:;|$)`);
const NONE: Insertions = { head: '', bodyStart: '', bodyEnd: '' };
const STYLE =
  'old-session p{margin:0;padding:12px 16px;font:400 16px/24px var(--font-text);color:var(--text);background:var(--raised)}';

interface OldSessionNote {
  /** Set-Cookie line of the page: a script that runs says it and deletes the cookie, else the page after it does. */
  line: string;
  /** The sentence for a page without script; absent: a page has said it. */
  add?: (inserted: Insertions | undefined, page: { locale: Locale; nonce: string }) => Insertions;
}

/** What a player's page says and sets after a session cookie of an older site was deleted (expiredShadows); null: none was. */
export function oldSessionNote(cookie: string | undefined): OldSessionNote | null {
  const state = cookie?.includes(cookieNames.oldSession) ? COOKIE.exec(cookie)?.[1] : undefined;
  if (state === undefined) return null;
  const rest = 'Path=/; SameSite=Lax';
  if (state === '2') return { line: `${cookieNames.oldSession}=; Max-Age=0; ${rest}` };
  return { line: `${cookieNames.oldSession}=2; Max-Age=600; ${rest}`, add };
}

/** React's hydration skips elements that React never renders. */
function add(inserted: Insertions | undefined, { locale, nonce }: { locale: Locale; nonce: string }): Insertions {
  const { head, bodyStart, bodyEnd } = inserted ?? NONE;
  const note = `<old-session><noscript><p>${plainTexts(locale)('plain.oldSession')}</p></noscript></old-session>`;
  return { head: `${head}<style nonce="${nonce}">${STYLE}</style>`, bodyStart: note + bodyStart, bodyEnd };
}
