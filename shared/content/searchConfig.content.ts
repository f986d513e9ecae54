import * as z from 'zod/mini';
import { count, texts } from './fields.ts';

/** Settings of the game search: `debounce` 300 ms, 12 results per page, at most 15 suggestions. */
export const searchConfig = z.object({
  minLength: count(2),
  debounce: count(300),
  pageSize: count(12),
  suggestions: z.pipe(
    texts(),
    z.transform((words) => words.slice(0, 15)),
  ),
});
/** Settings of the game search. */
export type SearchConfig = z.output<typeof searchConfig>;
