import * as z from 'zod/mini';
import { seoFields } from './settingsSeo.content.ts';

/** Overrides of the SEO settings for one host. */
export const domainSeo = z.object({ ...seoFields, host: z.string() });
/** Overrides of the SEO settings for one host. */
export type DomainSeo = z.output<typeof domainSeo>;
