import type { Path } from 'react-router';

const isSamePage = (a: Path, b: Path): boolean => a.pathname === b.pathname && a.search === b.search;

export function isSameAddress(a: Path, b: Path): boolean {
  return isSamePage(a, b) && a.hash === b.hash;
}

/** Whether going from `a` to `b` stays in the page: nothing needs to be loaded. */
export function isFragmentStep(a: Path, b: Path, isPop: boolean): boolean {
  return isSamePage(a, b) && a.hash !== b.hash && (isPop || b.hash !== '');
}
