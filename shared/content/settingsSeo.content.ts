import * as z from 'zod/mini';
import { dictionary, image, listOf, optional, part, text, texts } from './fields.ts';

/** Fields of SEO data. Empty texts fall back from the page to the domain to the settings. */
export const seoFields = {
  title: text(),
  description: text(),
  openGraph: part({ title: text(), description: text(), image: image(), type: text('website') }),
  robots: text(),
  meta: listOf(z.object({ name: optional(z.string()), property: optional(z.string()), content: z.string() })),
  canonical: text(),
  organization: part({
    name: text(),
    url: text(),
    logo: image(),
    contactPoint: part({ telephone: text(), contactType: text(), areaServed: text(), availableLanguage: texts() }),
    sameAs: texts(),
  }),
  product: part({ name: text(), image: image(), description: text(), sku: text(), brandName: text() }),
  schemaFaq: listOf(z.object({ question: z.string(), answer: z.string() })),
  schemaArticle: part({
    headline: text(),
    description: text(),
    image: image(),
    datePublished: text(),
    dateModified: text(),
  }),
  replacements: dictionary(),
  /** Heading over `text`. */
  textTitle: text(),
  /** Markup, paragraphs separated by an empty line; shown at the foot of the page. */
  text: text(),
};

/** SEO data of the site, for pages without more specific data. */
export const settingsSeo = z.object(seoFields);
/** SEO data of the site. */
export type SettingsSeo = z.output<typeof settingsSeo>;
