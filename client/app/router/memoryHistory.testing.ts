import type { PageLocation } from '#client/context/PageLocation.ts';
import { locationOf } from './locationOf.ts';
import type { PageHistory } from './PageHistory.ts';

/**
 * A session history without a browser. `fragment`: the browser itself goes to a fragment of the page. `refuse`: from now on no entry is
 * taken, and `error` is thrown.
 */
export function createMemoryHistory(address: string): PageHistory & {
  entries: PageLocation[];
  fragment(hash: string): void;
  refuse(error: Error): void;
} {
  const entries = [locationOf(address, new URL('https://site.test')) as PageLocation];
  let index = 0;
  let onPop: (location: PageLocation, isFragment: boolean) => void = () => undefined;
  const location = () => entries[index] as PageLocation;
  let refusal: Error | undefined;
  const push = (to: PageLocation) => {
    if (refusal) throw refusal;
    entries.splice(index + 1, Number.POSITIVE_INFINITY, to);
    index += 1;
  };
  return {
    entries,
    location,
    push,
    replace(to) {
      if (refusal) throw refusal;
      entries[index] = to;
    },
    refuse: (error) => void (refusal = error),
    go(steps) {
      index += steps;
      onPop(location(), false);
    },
    fragment(hash) {
      push({ ...location(), hash, key: `fragment${hash}` });
      onPop(location(), true);
    },
    listen: (listener) => void (onPop = listener),
  };
}
