import type { Location } from 'react-router';

/** The session history of a tab. */
export interface PageHistory {
  /** The location in the address bar. */
  location(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(steps: number): void;
  /** Back and Forward; `isFragment`: the browser itself went to a fragment of the page and has scrolled already. */
  listen(onPop: (location: Location, isFragment: boolean) => void): void;
}
