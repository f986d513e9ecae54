import { type PageAddress, reasonOfAddress } from './cacheability.ts';
import { cacheableUrl } from './cacheableUrl.ts';

/** What follows from the target of a request alone, computed once for all that read it: redirects, the page cache, the render, the log. */
export interface RequestAddress extends PageAddress {
  /** The query with its `?`, as sent; or empty. */
  readonly search: string;
}

const MAX_ADDRESSES = 1_000;
/** Characters. */
const MAX_STORED_TARGET = 256;

/** Finds out about targets. Those of up to 256 characters are remembered, because the usual ones are soon asked for again. */
export function createAddresses(): (target: string) => RequestAddress {
  const addresses = new Map<string, RequestAddress>();
  return (target) => {
    const stored = addresses.get(target);
    if (stored) return stored;
    const address = readAddress(target);
    if (target.length > MAX_STORED_TARGET) return address;
    // Addresses with tracking parameters never repeat, so the map starts again when it is full; the usual ones are soon in it.
    if (addresses.size === MAX_ADDRESSES) addresses.clear();
    addresses.set(target, address);
    return address;
  };
}

function readAddress(target: string): RequestAddress {
  const mark = target.indexOf('?');
  const shared = cacheableUrl(target);
  return {
    target,
    search: mark === -1 ? '' : target.slice(mark),
    shared,
    isCanonical: pathnameOf(shared) === pathnameOf(target),
    reason: reasonOfAddress(target, shared),
  };
}

const pathnameOf = (url: string) => url.split('?', 1)[0];
