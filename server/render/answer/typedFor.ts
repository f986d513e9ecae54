import type { Request } from 'express';
import { promoIn } from '#server/http/promo/promoIn.ts';
import type { RequestContext } from '#server/http/requestContext.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import { paths } from '#shared/url/paths.ts';

/** Pages with a field for a promo code. */
const PROMO_PAGES: ReadonlySet<string> = new Set([paths.profileBonuses.build(), paths.offers.build()]);

/**
 * What stands in a form of the page already: what its visitor typed before it was refused, or the promo code of a link that a player has
 * followed, also without script. null: nothing. A page for many visitors must not show what one of them typed.
 */
export function typedFor(
  req: Request,
  context: Pick<RequestContext, 'isGuest' | 'path' | 'address'>,
  typedOf: ((req: Request) => TypedFields | null) | undefined,
): TypedFields | null {
  if (context.isGuest && context.address.reason === undefined) return null;
  return typedOf?.(req) ?? waitingPromo(context, req.headers.cookie);
}

function waitingPromo(
  { isGuest, path }: Pick<RequestContext, 'isGuest' | 'path'>,
  cookie: string | undefined,
): TypedFields | null {
  if (isGuest || !PROMO_PAGES.has(path)) return null;
  const code = promoIn(cookie);
  return code === null ? null : { form: 'promo', fields: { promo_code: code } };
}
