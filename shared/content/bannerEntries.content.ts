import * as z from 'zod/mini';
import { flag, image, text } from './fields.ts';

/** A banner of the menu for players; its `public*` fields are for guests, whose button opens registration. */
export const menuBanner = z.object({
  title: z.string(),
  subtitle: text(),
  buttonTitle: text(),
  /** `''`: the offers page of the common config. */
  buttonSlug: text(),
  image: image(),
  publicTitle: text(),
  publicSubtitle: text(),
  publicButtonTitle: text(),
  publicImage: image(),
  isExist: flag(true),
});
/** A banner of the menu. */
export type MenuBannerData = z.output<typeof menuBanner>;
