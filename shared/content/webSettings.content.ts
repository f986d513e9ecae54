import * as z from 'zod/mini';
import { image, listOf, part, text } from './fields.ts';

/** Favicons, the web manifest and robots.txt. An empty name or colour has the brand's value. */
export const webSettings = z.object({
  favicon: part({ svg: image(), png32: image(), appleTouch: image() }),
  manifest: part({
    name: text(),
    shortName: text(),
    description: text(),
    themeColor: text(),
    backgroundColor: text(),
    icons: listOf(z.object({ src: image(), sizes: z.string(), type: z.string(), purpose: text('any') })),
  }),
  /** Text of robots.txt without its Sitemap line; `''`: the built-in text. */
  robots: text(),
});
/** Favicons, the web manifest and robots.txt. */
export type WebSettings = z.output<typeof webSettings>;
