import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../shared/locales.ts';

export type Messages = Record<string, string | MessageFormatElement[]>;

/** Words that only one feature says; the others are said everywhere. */
export const WORD_AREAS = [
  'auth',
  'search',
  'game',
  'tournaments',
  'jackpots',
  'winners',
  'providers',
  'icons',
  'install',
  'player',
  'consent',
  'promotions',
  'offers',
  'support',
  'unsubscribe',
  'betting',
  'loyalty',
] as const;
export type WordArea = (typeof WORD_AREAS)[number];

const files = {
  uz: {
    everywhere: () => import('./messages/uz.ts'),
    icons: () => import('./messages/uz.icons.ts'),
    auth: () => import('./messages/uz.auth.ts'),
    search: () => import('./messages/uz.search.ts'),
    install: () => import('./messages/uz.install.ts'),
    player: () => import('./messages/uz.player.ts'),
    consent: () => import('./messages/uz.consent.ts'),
    game: () => import('./messages/uz.game.ts'),
    tournaments: () => import('./messages/uz.tournaments.ts'),
    jackpots: () => import('./messages/uz.jackpots.ts'),
    winners: () => import('./messages/uz.winners.ts'),
    providers: () => import('./messages/uz.providers.ts'),
    promotions: () => import('./messages/uz.promotions.ts'),
    offers: () => import('./messages/uz.offers.ts'),
    support: () => import('./messages/uz.support.ts'),
    unsubscribe: () => import('./messages/uz.unsubscribe.ts'),
    betting: () => import('./messages/uz.betting.ts'),
    loyalty: () => import('./messages/uz.loyalty.ts'),
  },
  ru: {
    everywhere: () => import('./messages/ru.ts'),
    icons: () => import('./messages/ru.icons.ts'),
    auth: () => import('./messages/ru.auth.ts'),
    search: () => import('./messages/ru.search.ts'),
    install: () => import('./messages/ru.install.ts'),
    player: () => import('./messages/ru.player.ts'),
    consent: () => import('./messages/ru.consent.ts'),
    game: () => import('./messages/ru.game.ts'),
    tournaments: () => import('./messages/ru.tournaments.ts'),
    jackpots: () => import('./messages/ru.jackpots.ts'),
    winners: () => import('./messages/ru.winners.ts'),
    providers: () => import('./messages/ru.providers.ts'),
    promotions: () => import('./messages/ru.promotions.ts'),
    offers: () => import('./messages/ru.offers.ts'),
    support: () => import('./messages/ru.support.ts'),
    unsubscribe: () => import('./messages/ru.unsubscribe.ts'),
    betting: () => import('./messages/ru.betting.ts'),
    loyalty: () => import('./messages/ru.loyalty.ts'),
  },
} satisfies Record<Locale, Record<WordArea | 'everywhere', () => Promise<{ messages: object }>>>;

/** One chunk a language and area; a message with arguments is compiled to its syntax tree by the build, so no parser ships. */
export async function loadMessages(locale: Locale, area: WordArea | 'everywhere' = 'everywhere'): Promise<Messages> {
  const { messages } = await files[locale][area]();
  return messages as Messages;
}
