import type { PromotionCard } from '#client/entities/promotion/promotionCard.ts';
import { absoluteUrl } from '#client/seo/absoluteUrl.ts';
import type { Locale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface OfferFacts {
  card: PromotionCard;
  about: string;
  locale: Locale;
  origin: string;
}

/** JSON-LD of a promotion as an Offer. */
export function offerJsonLd({ card, about, locale, origin }: OfferFacts): object {
  const { image, ends } = card;
  return {
    '@type': 'Offer',
    name: card.name,
    description: about,
    url: absoluteUrl(paths.promotion.build({ id: card.id }), locale, origin),
    ...(image ? { image: image.startsWith('/') ? origin + image : image } : {}),
    ...(ends === null ? {} : { validThrough: new Date(ends).toISOString() }),
  };
}
