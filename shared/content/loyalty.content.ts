import * as z from 'zod/mini';
import { image, list, oneOf, part, text } from './fields.ts';

/** Words and pictures of the loyalty programme. */
export const loyaltyContent = z.object({
  title: text(),
  text: text(),
  images: part({ cover: image(), coverMobile: image() }),
  levelsView: oneOf(['path', 'list'], 'path'),
  /** What the programme gives, in order. */
  steps: list(z.object({ title: z.string(), text: text(), icon: text() })),
  shop: part({ title: text(), text: text() }),
  characters: part({ title: text(), text: text() }),
});
export type LoyaltyContent = z.output<typeof loyaltyContent>;
