import * as z from 'zod/mini';
import { LOCALES } from '#shared/locales.ts';
import { dictionary, flag, image, listOf, oneOf, optional, part, text } from './fields.ts';
import { customCodeEntry } from './prazerConfig.content.ts';

const linkFields = {
  title: z.string(),
  /** Without the locale prefix; `''` for an item that only groups children or performs its `action`. */
  url: text(),
  /** Name of a symbol of the icon sprite, or the address of an SVG of this site. */
  icon: text(),
  /** Action of a press, instead of following `url`. */
  action: optional(z.enum(['search', 'menu', 'signIn', 'signUp', 'signOut'])),
  visibility: oneOf(['all', 'guest', 'player'], 'all'),
  /** Category whose number of games is shown beside the title. */
  countOf: optional(z.string()),
};
const link = z.object(linkFields);
/** A link of a menu. */
export type MenuLink = z.output<typeof link>;
const menuItem = z.object({ ...linkFields, children: listOf(link) });
/** A link of a menu, with children. */
export type MenuItem = z.output<typeof menuItem>;

/** Content of every page: menus, footer, social links. */
export const commonContent = z.object({
  menus: part({
    header: listOf(menuItem),
    /** An item with children is a heading above them. */
    side: listOf(menuItem),
    mobile: listOf(menuItem),
    profile: listOf(menuItem),
    cashier: listOf(menuItem),
  }),
  footer: part({
    about: text(),
    columns: listOf(z.object({ title: z.string(), links: listOf(link) })),
    text: text(),
    license: text(),
    copyright: text(),
    responsibleLinks: listOf(link),
    payments: listOf(z.object({ name: z.string(), icon: text() })),
  }),
  social: listOf(z.object({ name: z.string(), url: z.string(), icon: text() })),
  languages: listOf(
    z.object({
      code: z.enum(LOCALES),
      name: z.string(),
      language: z.string(),
      icon: text(),
      default: flag(false),
    }),
  ),
  offers: part({ slug: text('/offers') }),
  localeDetectStrategy: oneOf(['browser', 'platform', 'url'], 'browser'),
  customCode: listOf(customCodeEntry),
  ratingSites: listOf(z.object({ name: z.string(), url: z.string(), image: image() })),
  flagIcons: dictionary(),
});
/** Content of every page. */
export type CommonContent = z.output<typeof commonContent>;
