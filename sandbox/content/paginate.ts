import { ContentError } from './ContentError.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

type Query = Partial<Record<'page' | 'pageSize' | 'start' | 'limit' | 'withCount', unknown>>;

function whole(value: unknown, name: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) {
    throw new ContentError(
      400,
      'ValidationError',
      `Invalid '${name}' parameter. Expected an integer > ${least - 1}, received: ${String(value)}`,
    );
  }
  return number;
}

/** A page of the list and its `meta.pagination`: by page (default, 25) or by offset; never more than 100. */
export function paginate<T>(items: readonly T[], query: Query = {}) {
  const total = items.length;
  const counted = query.withCount !== 'false' && query.withCount !== '0';
  if (query.start !== undefined || query.limit !== undefined) {
    if (query.page !== undefined || query.pageSize !== undefined) {
      throw new ContentError(400, 'ValidationError', 'Cannot use both page & offset pagination in the same query');
    }
    const start = whole(query.start ?? 0, 'start', 0);
    const pageLimit = query.limit === '-1' ? MAX_LIMIT : whole(query.limit ?? DEFAULT_LIMIT, 'limit', 0);
    const limit = Math.min(pageLimit, MAX_LIMIT);
    return { items: items.slice(start, start + limit), pagination: { start, limit, ...(counted && { total }) } };
  }
  const page = whole(query.page ?? 1, 'page', 1);
  const pageSize = Math.min(whole(query.pageSize ?? DEFAULT_LIMIT, 'pageSize', 1), MAX_LIMIT);
  const pageCount = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize;
  return {
    items: items.slice(first, first + pageSize),
    pagination: { page, pageSize, ...(counted && { pageCount, total }) },
  };
}
