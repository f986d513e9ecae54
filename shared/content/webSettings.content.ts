import * as z from 'zod/mini';
import { BRAND_GROUND, BRAND_NAME } from '../brand.ts';
import { image, list, part, text } from './fields.ts';

/** Favicons, the web manifest and robots.txt. */
export const webSettings = z.object({
  favicon: part({ svg: image(), png32: image(), appleTouch: image() }),
  manifest: part({
    name: text(BRAND_NAME),
    shortName: text(BRAND_NAME),
    description: text(),
    themeColor: text(BRAND_GROUND),
    backgroundColor: text(BRAND_GROUND),
    icons: list(z.object({ src: image(), sizes: z.string(), type: z.string(), purpose: text('any') })),
  }),
  /** Text of robots.txt without its Sitemap line; `''`: the built-in text. */
  robots: text(),
});
/** Favicons, the web manifest and robots.txt. */
export type WebSettings = z.output<typeof webSettings>;
