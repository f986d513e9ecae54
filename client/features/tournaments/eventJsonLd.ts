import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { absoluteUrl } from '#client/seo/absoluteUrl.ts';
import type { Locale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface EventFacts {
  card: TournamentCard;
  about: string;
  image: string;
  locale: Locale;
  origin: string;
}

/** JSON-LD of a tournament as an Event. */
export function eventJsonLd({ card, about, image, locale, origin }: EventFacts): object {
  const url = absoluteUrl(paths.tournament.build({ id: card.id }), locale, origin);
  return {
    '@type': 'Event',
    name: card.name,
    description: about,
    url,
    startDate: new Date(card.start).toISOString(),
    endDate: new Date(card.end).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    inLanguage: locale,
    ...(image ? { image: image.startsWith('/') ? origin + image : image } : {}),
  };
}
