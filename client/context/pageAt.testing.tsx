import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { PageDataContext } from './PageDataContext.ts';

/** An element at an address, with data as from the loaders of frame and page. */
export function pageAt(address: string, element: ReactNode, data: { root?: object; page?: object } = {}) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <PageDataContext value={{ root: data.root, page: data.page ?? {} }}>{element}</PageDataContext>
    </MemoryRouter>
  );
}
