import type { PageLocation } from '#client/context/PageLocation.ts';

/** The session history of a tab. */
export interface PageHistory {
  /** The location in the address bar. */
  location(): PageLocation;
  push(location: PageLocation): void;
  replace(location: PageLocation): void;
  go(steps: number): void;
  /** Back and Forward; `isFragment`: the browser itself went to a fragment of the page and has scrolled already. */
  listen(onPop: (location: PageLocation, isFragment: boolean) => void): void;
}
