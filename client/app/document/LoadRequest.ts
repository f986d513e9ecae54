import type { PageMatch } from '#client/app/router/PageMatch.ts';
import type { Transport } from '#shared/api/call.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import type { Language } from '#shared/locales.ts';
import type { TypedFields } from '#shared/rules/TypedFields.ts';
import type { GameFinder } from '#shared/search/createGameFinder.ts';

/** What a document is loaded from. */
export interface LoadRequest {
  /** Absolute. Besides it, the render depends only on the fields below and on answers of the transport. */
  url: URL;
  /** The page of `url` (matchPage). */
  match: PageMatch;
  isGuest: boolean;
  /** A break began on the visitor's device and is not over. */
  isOnBreak: boolean;
  /** Its end, Unix seconds; null: permanent. */
  breakUntil?: number | null;
  /** The visitor saves data: small pictures, no web fonts. */
  savesData: boolean;
  /** The browser shows AVIF. */
  takesAvif: boolean;
  /** The script the visitor chose (inScript). */
  script: string | undefined;
  /** What was typed into a form of this page that was refused: data of the page (useTyped). */
  typed?: TypedFields | null;
  /** The brand of the host that the page is asked from, if not that of the build. */
  brand?: PageBrand | undefined;
  transport: Transport;
  content: (locale: Language) => ContentSource;
  gameFinder: (locale: Language, origin: string) => Promise<GameFinder>;
  /** Set if a visitor waits for the first byte (AppContext). */
  timeoutBudget?: number | undefined;
  /** A loader threw an error that is not part of the contract, or a message is wrong (MessageError). */
  onUnexpectedError: (error: unknown) => void;
}
