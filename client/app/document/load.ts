import { createCallWatch, LOAD_LIMIT } from './createCallWatch.ts';
import type { LoadRequest } from './LoadRequest.ts';
import { type Loaded, loadDocument } from './loadDocument.ts';
import type { Visitor } from './loadVisitor.ts';
import { openStores } from './openStores.ts';

/**
 * Matches the URL and loads the data of the shell. The status is final here, before the first byte. What was asked for `visitor` is not
 * asked again.
 */
export async function load(request: LoadRequest, visitor?: Visitor): Promise<Loaded> {
  const calls = visitor?.calls ?? createCallWatch(LOAD_LIMIT);
  const stores = visitor?.stores ?? openStores(request);
  try {
    return await loadDocument(request, stores, calls, {}, visitor);
  } finally {
    calls.loaded();
  }
}
