import { createContext } from 'react';

export interface NavigateOptions {
  /** The step that is left cannot be gone back to. */
  replace?: boolean | undefined;
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
  /** The browser fades between the two pages, where the player does not mind motion. */
  viewTransition?: boolean | undefined;
}

export interface RouterActions {
  /** `to`: an address of this site, relative to the current one. Resolves when the page is there or another navigation took its place; never rejects. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the current page again. Resolves like `navigate`. */
  reload(): Promise<void>;
  /** Fetches the code of a page that the player is about to open. */
  prefetch(to: string): void;
  /** Keeps this document until the returned function is called, also when it is of an older build. */
  keepDocument(): () => void;
}

/** Null on the server and where a component is drawn by itself: there is nothing to navigate. */
export const RouterContext = createContext<RouterActions | null>(null);
