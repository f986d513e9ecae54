import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { storeNowhere } from '../../http/policy/storeNowhere.ts';

const MAX_LENGTH = 64;

/**
 * `GET /_/starting-promocode`: the code that a partner's landing page stored in the cookie `promo_code`, for the registration form
 * . Answers `{data: {promo_code: string | null}}` with `no-store`, because it belongs to one visitor.
 */
export function startingPromocode(): RequestHandler {
  return (req, res) => {
    storeNowhere(res);
    const code = parseCookie(req.headers.cookie ?? '')['promo_code']?.trim();
    const usable = code !== undefined && code !== '' && code.length <= MAX_LENGTH && !/\p{Cc}/u.test(code);
    res.json({ data: { promo_code: usable ? code : null } });
  };
}
