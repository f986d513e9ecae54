import * as z from 'zod/mini';
import { flag, image, text } from './fields.ts';

/** The menu banner: for signed-in players, and its `public*` twin for guests, whose button opens registration. */
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
export type MenuBanner = z.output<typeof menuBanner>;
