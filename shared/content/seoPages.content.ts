import * as z from 'zod/mini';
import { seoFields } from './settingsSeo.content.ts';

/** SEO data of one page; `url` is the path without locale, with its sorted query where that makes another page. */
export const seoPage = z.object({ ...seoFields, url: z.string() });
export type SeoPage = z.output<typeof seoPage>;
