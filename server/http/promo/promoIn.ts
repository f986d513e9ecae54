import { parseCookie } from 'cookie';
import { visibleText } from '#shared/domain/visibleText.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';

const MAX_LENGTH = 64;

/** The promo code that a link or a partner's landing page has left in a cookie, for its field; null: none, or no code. */
export function promoIn(cookie: string | undefined): string | null {
  if (!cookie?.includes(`${cookieNames.promoCode}=`)) return null;
  const raw = parseCookie(cookie)[cookieNames.promoCode] ?? '';
  const code = visibleText(raw);
  return code !== '' && code.length <= MAX_LENGTH && !/\p{Cc}/u.test(raw.trim()) ? code : null;
}
