import * as z from 'zod/mini';
import { count, image, listOf, oneOf, part, text } from './fields.ts';

/** Texts and pictures of the loyalty programme. */
export const loyaltyContent = z.object({
  title: text(),
  text: text(),
  images: part({ cover: image(), coverMobile: image() }),
  levelsView: oneOf(['path', 'list'], 'path'),
  /** Benefits of the programme, in order. */
  steps: listOf(z.object({ title: z.string(), text: text(), icon: text() })),
  /** Levels for guests; players get theirs from `loyalty.getinfo`. `points`: where the level begins; `privileges`: one per line. */
  levels: listOf(z.object({ sysname: text(), name: z.string(), points: count(0), text: text(), privileges: text() })),
  /** `categories`: names of the categories of `loyalty.getproducts`. */
  shop: part({ title: text(), text: text(), categories: listOf(z.object({ sysname: z.string(), name: z.string() })) }),
  characters: part({ title: text(), text: text() }),
});
/** Texts and pictures of the loyalty programme. */
export type LoyaltyContent = z.output<typeof loyaltyContent>;
