import type { ReactNode } from 'react';
import { LocationContext } from './LocationContext.ts';
import { PageDataContext } from './PageDataContext.ts';

/** An element at an address, with data as from the loaders of frame and page. */
export function pageAt(address: string, element: ReactNode, data: { root?: object; page?: object } = {}) {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  return (
    <LocationContext value={{ location: { pathname, search, hash, state: null, key: '' }, type: 'POP' }}>
      <PageDataContext value={{ root: data.root, page: data.page ?? {} }}>{element}</PageDataContext>
    </LocationContext>
  );
}
