import * as z from 'zod/mini';
import { LOCALES } from '../locales.ts';
import { dictionary, flag, image, list, oneOf, optional, part, text } from './fields.ts';
import { customCodeEntry } from './prazerConfig.content.ts';

const linkFields = {
  title: z.string(),
  /** Without the locale's prefix; `''` when the item only groups its children or performs its `action`. */
  url: text(),
  /** Name of a symbol of the icon sprite, or the address of an SVG of this site. */
  icon: text(),
  /** What a press does instead of following `url`. */
  action: optional(z.enum(['search', 'menu', 'signIn', 'signUp', 'signOut'])),
  visibility: oneOf(['all', 'guest', 'player'], 'all'),
  /** Category whose number of games stands beside the title. */
  countOf: optional(z.string()),
};
const link = z.object(linkFields);
export type MenuLink = z.output<typeof link>;
const menuItem = z.object({ ...linkFields, children: list(link) });
export type MenuItem = z.output<typeof menuItem>;

/** What every page shows: menus, footer, social links. */
export const commonContent = z.object({
  menus: part({
    header: list(menuItem),
    /** Groups: an item with children is a heading over them. */
    side: list(menuItem),
    mobile: list(menuItem),
    profile: list(menuItem),
    cashier: list(menuItem),
  }),
  footer: part({
    about: text(),
    columns: list(z.object({ title: z.string(), links: list(link) })),
    text: text(),
    license: text(),
    copyright: text(),
    responsibleLinks: list(link),
    payments: list(z.object({ name: z.string(), icon: text() })),
  }),
  social: list(z.object({ name: z.string(), url: z.string(), icon: text() })),
  languages: list(
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
  customCode: list(customCodeEntry),
  ratingSites: list(z.object({ name: z.string(), url: z.string(), image: image() })),
  flagIcons: dictionary(),
});
export type CommonContent = z.output<typeof commonContent>;
