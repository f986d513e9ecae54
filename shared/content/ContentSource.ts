import type { Language } from '#shared/locales.ts';
import type { CollectionName, CollectionValue } from './collections.ts';

type Scalar = string | number | boolean;
/** Filters of a collection, such as `{ slug: { $eq: 'rules' } }`: field, operator of the content service, value. */
export type ContentFilters = Record<
  string,
  Partial<Record<'$eq' | '$ne' | '$contains' | '$startsWith', Scalar>> & { $in?: readonly Scalar[] }
>;

/** Options of one read. */
export interface ContentOptions {
  /** Default: the locale of the context. */
  locale?: Language;
  filters?: ContentFilters;
  signal?: AbortSignal;
}

/**
 * Reads a collection. On the server, when the service fails, resolves to the code defaults; `pages` have none and reject with an
 * AppError. In the browser every failure rejects, because an open page can wait.
 */
export type ContentSource = <N extends CollectionName>(
  name: N,
  options?: ContentOptions,
) => Promise<CollectionValue<N>>;
