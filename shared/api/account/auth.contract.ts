import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, number, one, or } from '#shared/api/wireTypes.ts';
import { type TrackingKey, trackingKeys } from '#shared/keys/trackingKeys.ts';
import { accountInfo } from './account.contract.ts';

/** Tracking parameters: where the visitor came from. */
const tracking = Object.fromEntries(trackingKeys.map((key) => [key, z.optional(z.string())])) as Record<
  TrackingKey,
  z.ZodMiniOptional<z.ZodMiniString>
>;

/** Signs in. An Authorization error with the markers of A-50 in its text asks for the second factor: call again with `code`. */
export const login = post('auth.login', {
  errors: ['AuthorizationException'],
  input: z.object({ login: z.string(), password: z.string(), code: z.optional(z.string()) }),
  output: accountInfo,
});
/**
 * Creates an account and signs in. The answer has `password` only when the platform generated it (one click). From Telegram:
 * only `{is_tg: true, tg_data}`, with the raw init data in `tg_data`; a known Telegram user is signed in.
 * Otherwise `auth_type`, `currency`, `terms` and `notify` are required. Social accounts use `/oauth/init`.
 */
export const register = post('auth.register', {
  errors: ['AuthorizationException'],
  input: z.looseObject({
    auth_type: z.optional(z.enum(['phone', 'email', 'social', 'one_click'])),
    login: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
    phone_country_code: z.optional(z.string()),
    password: z.optional(z.string()),
    currency: z.optional(z.string()),
    country_code: z.optional(z.string()),
    character_id: z.optional(z.union([z.string(), z.number()])),
    terms: z.optional(z.boolean()),
    notify: z.optional(z.boolean()),
    mark_betting: z.optional(z.boolean()),
    is_tg: z.optional(z.boolean()),
    tg_data: z.optional(z.string()),
    ...tracking,
  }),
  output: z.object({ uid: number, login: or(z.string(), ''), password: z.optional(z.string()) }),
});
/** Restores a password: step 1 sends a code to the login's contact; step 2, with code and new passwords, sets it and answers 1. */
export const restore = post('auth.restore', {
  input: z.object({
    login: z.string(),
    code: z.optional(z.string()),
    password: z.optional(z.string()),
    repeat_password: z.optional(z.string()),
  }),
  output: z.union([z.object({ sent_to: or(z.string(), ''), resend_time: or(number, 60) }), one]),
});
/** Ends this session. A GET on the wire, guarded as a POST. */
export const logout = get('auth.logout', { access: 'player', input: nothing, output: one });
