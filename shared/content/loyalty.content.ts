import * as z from 'zod/mini';
import { count, image, list, oneOf, part, text } from './fields.ts';

/** Words and pictures of the loyalty programme. */
export const loyaltyContent = z.object({
  title: text(),
  text: text(),
  images: part({ cover: image(), coverMobile: image() }),
  levelsView: oneOf(['path', 'list'], 'path'),
  /** What the programme gives, in order. */
  steps: list(z.object({ title: z.string(), text: text(), icon: text() })),
  /** For guests; a player's own come from `loyalty.getinfo`. `points`: with how many it begins; `privileges`: a line each. */
  levels: list(z.object({ sysname: text(), name: z.string(), points: count(0), text: text(), privileges: text() })),
  /** `categories`: the names of those of `loyalty.getproducts`. */
  shop: part({ title: text(), text: text(), categories: list(z.object({ sysname: z.string(), name: z.string() })) }),
  characters: part({ title: text(), text: text() }),
});
export type LoyaltyContent = z.output<typeof loyaltyContent>;
