import type { RequestHandler } from 'express';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { promoIn } from '#server/http/promo/promoIn.ts';

/**
 * `GET /_/starting-promocode`: the code that a link or a partner's landing page stored in the cookie `promo_code`, for the registration form
 * . Answers `{data: {promo_code: string | null}}` with `no-store`, because it belongs to one visitor.
 */
export function startingPromocode(): RequestHandler {
  return (req, res) => {
    storeNowhere(res);
    res.json({ data: { promo_code: promoIn(req.headers.cookie) } });
  };
}
