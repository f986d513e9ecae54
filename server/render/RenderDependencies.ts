import type { ContentSource } from '../../shared/content/ContentSource.ts';
import type { Language } from '../../shared/locales.ts';
import type { GameFinders } from '../platform/games/createGameFinders.ts';
import type { RequestTrace } from '../http/trace/RequestTrace.ts';
import type { ContentInScript } from '../content/createContentInScript.ts';
import type { PageUses } from '../content/createPageUses.ts';
import type { CustomCode } from './customCode/createCustomCode.ts';
import type { RenderSlots } from './createRenderSlots.ts';
import type { Renderer } from './Renderer.ts';

/** What every render needs, for a visitor or for the page cache. */
export interface RenderDependencies {
  renderer: Renderer;
  /** Readings are noted in `trace`. */
  content: (locale: Language, trace?: RequestTrace) => ContentSource;
  contentInScript: ContentInScript;
  gameFinder: GameFinders['finder'];
  /** Goes into the page: a browser that meets another one later knows that it is outdated. */
  buildId: string;
  /** LOCALE_COOKIE where it is not the usual one: the browser writes that cookie. */
  localeCookie: string | undefined;
  /** GAME_ORIGIN: the browser hears the documents of games from there. */
  gameOrigin: string | undefined;
  slots: RenderSlots;
  customCode: CustomCode;
  /** Told what each guest page has read. */
  uses: PageUses;
}
