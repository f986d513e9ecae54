import * as z from 'zod/mini';
import { get } from '#shared/api/method.ts';
import { description, id, or, unix } from '#shared/api/wireTypes.ts';
import { BANNER_PAGE_SIZE } from '#shared/constants.ts';

const banner = z.object({ id, finished_at: z.nullable(unix), description });
/** A banner of the hero; `finished_at` in Unix seconds, null: no end. */
export type Banner = z.infer<typeof banner>;

/** Banners of the hero, 10 per page. */
export const getBanners = get('banners.get', {
  input: z.object({
    offset: z._default(z.number(), 0),
    count: z._default(z.number(), BANNER_PAGE_SIZE),
    fields: z._default(z.string(), 'id,finished_at,description'),
    place: z.optional(z.string()),
  }),
  output: z.object({ items: z.array(banner), count: or(z.number(), 0) }),
});
