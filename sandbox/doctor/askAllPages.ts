import type * as z from 'zod/mini';
import type { Method } from '#shared/api/method.ts';
import { hasMore } from '#shared/api/totalOf.ts';
import type { UpstreamResponse } from './asker.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 200;

type Input = Record<string, unknown>;
interface Page {
  items: unknown[];
  total?: number;
  count?: number;
}

export interface PagedAnswer {
  /** The answer of the first page; for a paged list its JSON has the items of all pages. */
  response: UpstreamResponse;
  /** How the pages fail to be pages of one list. */
  differences: string[];
}

function pageOf({ json }: UpstreamResponse): Page | undefined {
  const page = (json as { data?: Page } | null | undefined)?.data;
  return Array.isArray(page?.items) ? page : undefined;
}

/** Adds offset and page size to the input, in its own fields or in the JSON of `options`; undefined if the method has no pages. */
function pagedInput({ input }: Method, given: Input): ((offset: number) => Input) | undefined {
  const { options } = given as { options?: Input };
  if (options) return (offset) => ({ ...given, options: { ...options, limit: PAGE_SIZE, offset } });
  const shape = (input._zod.def as Partial<z.core.$ZodObjectDef>).shape ?? {};
  const size = ['count', 'limit'].find((name) => name in shape);
  if (!('offset' in shape)) return undefined;
  return (offset) => ({ ...given, offset, ...(size === undefined ? {} : { [size]: PAGE_SIZE }) });
}

/** Calls a method; for a paged list up to its last page. */
export async function askAllPages(
  method: Method,
  input: Input,
  ask: (input: Input) => Promise<UpstreamResponse>,
): Promise<PagedAnswer> {
  const paged = pagedInput(method, input);
  const response = await ask(paged?.(0) ?? input);
  const first = pageOf(response);
  if (!paged || !first) return { response, differences: [] };
  const items = [...first.items];
  const differences: string[] = [];
  let [last, lastItems] = [first, JSON.stringify(first.items)];
  for (
    let pageNumber = 1;
    pageNumber < MAX_PAGES && hasMore(last, items.length - last.items.length, PAGE_SIZE);
    pageNumber += 1
  ) {
    const next = pageOf(await ask(paged(items.length)));
    const nextItems = JSON.stringify(next?.items);
    if (!next) differences.push(`offset ${items.length}: a page expected, something else came`);
    else if (nextItems === lastItems) differences.push(`offset ${items.length}: the page before came again`);
    else if (next.items.length === 0)
      differences.push(`data.total: ${first.total ?? 'more'} expected, ${items.length} came`);
    if (!next || nextItems === lastItems || next.items.length === 0) break;
    items.push(...next.items);
    [last, lastItems] = [next, nextItems];
  }
  const json = { ...(response.json as object), data: { ...first, items } };
  return { response: { ...response, json }, differences };
}
