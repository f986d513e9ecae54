import type { Call } from '../../shared/api/call.ts';
import type { ContentSource } from '../../shared/content/ContentSource.ts';
import type { Locale } from '../../shared/locales.ts';
import type { GameFinder } from '../../shared/search/createGameFinder.ts';
import type { Texts } from './Texts.ts';

/** The app-wide stores. Declared by client/stores, which lies above (`declare module`). */
// oxlint-disable-next-line typescript/no-empty-object-type typescript/no-empty-interface
export interface AppStores {}

/** What a loader or a component may use. Built twice, by entry.server and entry.client; nobody can tell which. */
export interface AppContext {
  call: Call;
  content: ContentSource;
  /** The catalogue in memory, for what the platform cannot be asked; rejects where it is not to be had soon. */
  gameFinder: () => Promise<GameFinder>;
  stores: AppStores;
  intl: Texts;
  /** Milliseconds that what has a fallback may hold up the first byte; absent where nobody waits for it. */
  timeoutBudget?: number | undefined;
  /** What the page is written in. */
  locale: Locale;
  /** The letters the visitor chose, where these are not the usual ones; pages of a language without such letters know it, too. */
  script?: string | undefined;
}
