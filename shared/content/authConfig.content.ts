import * as z from 'zod/mini';
import { flag, image, listOf, part, text } from './fields.ts';

const AUTH_TYPES = ['phone', 'email', 'social', 'oneClick'] as const;
/** An auth method, as the content service names it. */
export type AuthType = (typeof AUTH_TYPES)[number];

/** Settings of signing in and signing up. */
export const authConfig = z.object({
  registration: part({
    confirmEmailPopup: flag(true),
    showCharacterSelect: flag(false),
    showPromocode: flag(true),
    terms: flag(true),
    notify: flag(true),
    markBetting: flag(false),
  }),
  /** In the order of the tabs; the first is selected. */
  authTypes: z.pipe(
    listOf(z.enum(AUTH_TYPES)),
    z.transform((given): AuthType[] => (given.length > 0 ? given : ['phone', 'email'])),
  ),
  authBanner: part({
    isExist: flag(false),
    label: text(),
    value: text(),
    addition: text(),
    image_360_520: image(),
    image_735_240: image(),
  }),
  socials: listOf(z.object({ service: z.string(), icon: text() })),
});
/** Settings of signing in and signing up. */
export type AuthConfig = z.output<typeof authConfig>;
