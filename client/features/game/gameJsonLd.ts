import type { GameCard } from '#client/entities/game/gameCard.ts';
import { absoluteUrl } from '#client/seo/absoluteUrl.ts';
import { LOCALES, type Locale } from '#shared/locales.ts';

interface GameFacts {
  card: GameCard;
  provider: string;
  kind: string | undefined;
  crumbs: readonly { name: string; href: string }[];
  canonical: string;
  locale: Locale;
  origin: string;
}

/** JSON-LD of the game and its breadcrumbs. Without price and rating, for which there is no data. */
export function gameJsonLd({ card, provider, kind, crumbs, canonical, locale, origin }: GameFacts): object[] {
  const url = absoluteUrl(canonical, locale, origin);
  const steps = [
    ...crumbs.map(({ name, href }) => ({ name, item: absoluteUrl(href, locale, origin) })),
    { name: card.name, item: url },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
    {
      '@type': 'VideoGame',
      name: card.name,
      url,
      ...(card.image ? { image: card.image.startsWith('/') ? origin + card.image : card.image } : {}),
      ...(kind ? { genre: kind } : {}),
      author: { '@type': 'Organization', name: provider },
      gamePlatform: 'Web',
      inLanguage: LOCALES,
      contentRating: '18+',
    },
  ];
}
