import { createContext } from 'react';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean | undefined;
  state?: unknown;
  /** Does not scroll. */
  preventScrollReset?: boolean | undefined;
  /** Fades between the two pages, unless motion is reduced. */
  viewTransition?: boolean | undefined;
}

export interface RouterActions {
  /** `to`: an address relative to the current one. Resolves when the page is shown or another navigation has replaced it; never rejects. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Reloads the data of the current page. Resolves like `navigate`. */
  reload(): Promise<void>;
  /**
   * Gives the shown page another address in place of its own, and loads nothing: from now on a reload loads that address, and so does
   * the way back after a new sign-in.
   */
  setAddress(to: string): void;
  /** Prefetches the code of a page that the player is about to open. */
  prefetch(to: string): void;
  /** Keeps this document until the returned function is called, even if it is of an older build. */
  keepDocument(): () => void;
}

/** Null on the server and where a component is rendered without a router. */
export const RouterContext = createContext<RouterActions | null>(null);
