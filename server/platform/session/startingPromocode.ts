import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';

const longest = 64;

/**
 * `GET /_/starting-promocode`: the code a partner's landing page left in the cookie `promo_code`, for the registration form
 * . `{data: {promo_code: string | null}}`; one visitor's, so it is never stored.
 */
export function startingPromocode(): RequestHandler {
  return (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const code = parseCookie(req.headers.cookie ?? '')['promo_code']?.trim();
    const usable = code !== undefined && code !== '' && code.length <= longest && !/\p{Cc}/u.test(code);
    res.json({ data: { promo_code: usable ? code : null } });
  };
}
