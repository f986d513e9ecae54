import type { LocalizedText } from '#sandbox/content/localise.ts';

/** A text in Uzbek and Russian. */
export const w = (uz: string, ru: string): LocalizedText => ({ uz, ru });

/** Builders of the dynamic zone's components. */
export const blocks = {
  text: (uz: string, ru: string) => ({ __component: 'blocks.rich-text', text: w(uz, ru) }),
  heading: (uz: string, ru: string, anchor: string) => ({
    __component: 'blocks.heading',
    text: w(uz, ru),
    level: '2',
    anchor,
  }),
  list: (...items: [uz: string, ru: string][]) => ({
    __component: 'blocks.list',
    items: items.map(([uz, ru]) => w(uz, ru)),
    ordered: false,
  }),
  steps: (...items: [uz: string, ru: string][]) => ({
    __component: 'blocks.list',
    items: items.map(([uz, ru]) => w(uz, ru)),
    ordered: true,
  }),
  callout: (tone: 'info' | 'success' | 'warning' | 'danger', title: LocalizedText, text: LocalizedText) => ({
    __component: 'blocks.callout',
    tone,
    title,
    text,
  }),
  link: (title: LocalizedText, text: LocalizedText, button: LocalizedText, url: string) => ({
    __component: 'blocks.cta',
    title,
    text,
    button,
    url,
  }),
  action: (
    title: LocalizedText,
    text: LocalizedText,
    button: LocalizedText,
    action: 'signIn' | 'signUp' | 'cookieSettings',
  ) => ({
    __component: 'blocks.cta',
    title,
    text,
    button,
    url: '',
    action,
  }),
  faq: (title: LocalizedText, items: readonly { question: LocalizedText; answer: LocalizedText }[]) => ({
    __component: 'blocks.faq',
    title,
    items,
  }),
  image: (name: string, alt: LocalizedText, caption: LocalizedText | string = '') => ({
    __component: 'blocks.image',
    url: `/uploads/banners/${name}-1280x420.webp`,
    alt,
    width: 1280,
    height: 420,
    caption,
  }),
  table: (head: LocalizedText[], rows: (LocalizedText | string)[][]) => ({ __component: 'blocks.table', head, rows }),
};
