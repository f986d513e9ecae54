import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { PageDataContext } from './PageDataContext.ts';

/** An element as it stands at an address, with what the loaders of frame and page would have given. */
export function pageAt(address: string, element: ReactNode, data: { root?: object; page?: object } = {}) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <PageDataContext value={{ root: data.root, page: data.page ?? {} }}>{element}</PageDataContext>
    </MemoryRouter>
  );
}
