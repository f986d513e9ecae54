import * as z from 'zod/mini';
import { seoFields } from './settingsSeo.content.ts';

/** SEO data of one page; `url` is the path without locale, with the sorted query if the query selects another page. */
export const seoPage = z.object({ ...seoFields, url: z.string() });
/** SEO data of one page. */
export type SeoPage = z.output<typeof seoPage>;
