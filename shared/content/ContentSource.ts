import type { Language } from '../locales.ts';
import type { CollectionName, CollectionValue } from './collections.ts';

type Scalar = string | number | boolean;
/** `{ slug: { $eq: 'rules' } }`: a field, an operator of the content service, a value. */
export type ContentFilters = Record<
  string,
  Partial<Record<'$eq' | '$ne' | '$contains' | '$startsWith', Scalar>> & { $in?: readonly Scalar[] }
>;

export interface ContentOptions {
  /** The context's own when absent. */
  locale?: Language;
  filters?: ContentFilters;
  signal?: AbortSignal;
}

/**
 * Reads a collection. On the server a failing service means the code default, but for `pages`: a text has no default, and
 * the reading rejects with an AppError. In the browser every failure rejects, for a page that is already open can wait.
 */
export type ContentSource = <N extends CollectionName>(
  name: N,
  options?: ContentOptions,
) => Promise<CollectionValue<N>>;
