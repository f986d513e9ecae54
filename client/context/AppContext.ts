import type { Call } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import type { Locale } from '#shared/locales.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';
import type { Texts } from './Texts.ts';

/** The app-wide stores. client/stores, a higher layer, declares its members (`declare module`). */
// oxlint-disable-next-line typescript/no-empty-object-type typescript/no-empty-interface
export interface AppStores {}

/** The context of loaders and components. Built by entry.server and entry.client; users must not depend on which. */
export interface AppContext {
  call: Call;
  content: ContentSource;
  /** Searches the catalogue in memory, for queries the platform does not support; rejects where it is not available soon. */
  gameFinder: () => Promise<GameFinder>;
  stores: AppStores;
  intl: Texts;
  /** Milliseconds that data with a fallback may hold up the first byte; absent where no visitor waits for it. */
  timeoutBudget?: number | undefined;
  /** Why nothing may be advertised to the player of this page, where it is known before the session or asked for already (askQuiet). */
  quiet?: (() => Promise<QuietReason | null>) | undefined;
  /** False while a prelude is loaded: data of one player is not part of it. */
  hasOwn?: false | undefined;
  /** Language and script of the page. */
  locale: Locale;
  /** The brand of this host; absent: that of the build (useBrand). */
  brand?: PageBrand | undefined;
  /** The script the visitor chose, if not the default one; also set on pages of a language without that script. */
  script?: string | undefined;
  /** On the server: pictures are AVIF where there are such. The browser reads it from the document. */
  takesAvif?: boolean | undefined;
}
