import * as z from 'zod/mini';
import { count, texts } from './fields.ts';

/** The games search; the numbers are constants of the contract: 300 ms, 12 results a page, 15 suggestions. */
export const searchConfig = z.object({
  minLength: count(2),
  debounce: count(300),
  pageSize: count(12),
  suggestions: z.pipe(
    texts(),
    z.transform((words) => words.slice(0, 15)),
  ),
});
export type SearchConfig = z.output<typeof searchConfig>;
