import type { ContentInScript } from '#server/content/createContentInScript.ts';
import type { PageUses } from '#server/content/createPageUses.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { GameFinders } from '#server/platform/games/createGameFinders.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import type { Language } from '#shared/locales.ts';
import type { RenderSlots } from './createRenderSlots.ts';
import type { CustomCode } from './customCode/createCustomCode.ts';
import type { Renderer } from './Renderer.ts';

/** Dependencies of every render, for a visitor or for the page cache. */
export interface RenderDependencies {
  renderer: Renderer;
  /** Reads of collections are recorded in `trace`. */
  content: (locale: Language, trace?: RequestTrace) => ContentSource;
  contentInScript: ContentInScript;
  gameFinder: GameFinders['finder'];
  /** Part of the page: a browser that later sees another id knows that its build is outdated. */
  buildId: string;
  /** LOCALE_COOKIE when it is not the default, because the browser writes this cookie. */
  localeCookie: string | undefined;
  /** GAME_ORIGIN: the browser accepts messages of game documents from this origin. */
  gameOrigin: string | undefined;
  /** The brand of the site, if not that of the build. */
  brand?: PageBrand | undefined;
  slots: RenderSlots;
  customCode: CustomCode;
  /** Records which collections each guest page has read. */
  uses: PageUses;
}
