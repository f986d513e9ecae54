import * as z from 'zod/mini';
import { count, flag, listOf, oneOf, optional, otherwise, part, text, texts } from './fields.ts';
import { seoFields } from './settingsSeo.content.ts';

const blocks = [
  /** Markup: `**bold**`, a newline is a line break, an empty line separates paragraphs. */
  z.object({ type: z.literal('richText'), text: z.string() }),
  /** `anchor`: fragment of the heading in the address. Headings of level 2 form the table of contents. */
  z.object({ type: z.literal('heading'), text: z.string(), level: oneOf(['2', '3'], '2'), anchor: text() }),
  z.object({ type: z.literal('list'), items: texts(), ordered: flag(false) }),
  z.object({
    type: z.literal('faq'),
    title: text(),
    items: listOf(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    type: z.literal('callout'),
    tone: oneOf(['info', 'success', 'warning', 'danger'], 'info'),
    title: text(),
    text: z.string(),
  }),
  z.object({
    type: z.literal('cta'),
    title: text(),
    text: text(),
    button: z.string(),
    url: text(),
    action: optional(z.enum(['signIn', 'signUp', 'cookieSettings'])),
  }),
  z.object({
    type: z.literal('image'),
    url: z.string(),
    alt: text(),
    width: count(1280),
    height: count(420),
    caption: text(),
  }),
  z.object({ type: z.literal('table'), head: texts(), rows: otherwise(z.array(z.array(z.string())), () => []) }),
] as const;
const block = z.discriminatedUnion('type', blocks);
/** A block of a content page. */
export type Block = z.output<typeof block>;

const TYPES: Record<string, Block['type']> = {
  'blocks.rich-text': 'richText',
  'blocks.heading': 'heading',
  'blocks.list': 'list',
  'blocks.faq': 'faq',
  'blocks.callout': 'callout',
  'blocks.cta': 'cta',
  'blocks.image': 'image',
  'blocks.table': 'table',
};

/**
 * A component of the dynamic zone has its kind in `__component`; the list drops unknown kinds. A value that was parsed before is
 * parsed again when it comes from the snapshot or the second tier, and then has its `type` already.
 */
const component = z.pipe(
  z.pipe(
    z.looseObject({ __component: z.optional(z.string()) }),
    z.transform(
      ({ __component: kind, ...value }) =>
        (kind === undefined ? value : { ...value, type: TYPES[kind] }) as unknown as z.input<typeof block>,
    ),
  ),
  block,
);

/** A content page, `/{slug}`. Empty `seo` fields: title and description are those of the page. */
export const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  lead: text(),
  /** ISO day, shown as "updated". */
  updatedOn: text(),
  blocks: listOf(component),
  related: listOf(z.object({ slug: z.string(), title: z.string() })),
  seo: part(seoFields),
});
/** A content page. */
export type ContentPageData = z.output<typeof contentPage>;
