import type { Call } from '../../shared/api/call.ts';
import type { ContentSource } from '../../shared/content/ContentSource.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GameFinder } from '../../shared/search/createGameFinder.ts';
import type { Texts } from '../i18n/createTexts.ts';
import type { Stores } from '../stores/createStores.ts';

/** What a loader or a component may use. Built twice, by entry.server and entry.client; nobody can tell which. */
export interface AppContext {
  call: Call;
  content: ContentSource;
  /** The catalogue in memory, for what the platform cannot be asked; rejects where it is not to be had soon. */
  gameFinder: () => Promise<GameFinder>;
  stores: Stores;
  intl: Texts;
  /** Milliseconds that what has a fallback may hold up the first byte; absent where nobody waits for it. */
  patience?: number | undefined;
  locale: Locale;
}
