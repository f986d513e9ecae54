import type { PageAddress } from '#client/context/PageLocation.ts';

const isSamePage = (a: PageAddress, b: PageAddress): boolean => a.pathname === b.pathname && a.search === b.search;

export function isSameAddress(a: PageAddress, b: PageAddress): boolean {
  return isSamePage(a, b) && a.hash === b.hash;
}

/** Whether going from `a` to `b` stays in the page: nothing needs to be loaded. */
export function isFragmentStep(a: PageAddress, b: PageAddress, isPop: boolean): boolean {
  return isSamePage(a, b) && a.hash !== b.hash && (isPop || b.hash !== '');
}
