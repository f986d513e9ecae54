import type { Location } from 'react-router';

/** The list of steps of a tab. */
export interface PageHistory {
  /** Where the address bar stands. */
  location(): Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(steps: number): void;
  /** Back and forward; `isFragment`: the browser went to a fragment of the page by itself and has scrolled already. */
  listen(onPop: (location: Location, isFragment: boolean) => void): void;
}
