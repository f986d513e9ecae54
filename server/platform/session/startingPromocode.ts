import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { visibleText } from '#shared/domain/visibleText.ts';

const MAX_LENGTH = 64;

/**
 * `GET /_/starting-promocode`: the code that a partner's landing page stored in the cookie `promo_code`, for the registration form
 * . Answers `{data: {promo_code: string | null}}` with `no-store`, because it belongs to one visitor.
 */
export function startingPromocode(): RequestHandler {
  return (req, res) => {
    storeNowhere(res);
    const raw = parseCookie(req.headers.cookie ?? '')['promo_code'] ?? '';
    const code = visibleText(raw);
    const usable = code !== '' && code.length <= MAX_LENGTH && !/\p{Cc}/u.test(raw.trim());
    res.json({ data: { promo_code: usable ? code : null } });
  };
}
