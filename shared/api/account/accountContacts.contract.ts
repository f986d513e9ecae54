/** Methods by which a contact is replaced by another one. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, number, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/** The contact that is being replaced, if any, and what a replacement confirmed now would bring. */
export const getContactChange = get('account.getContactChange', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    change: or(
      z.nullable(
        z.object({
          from: z.string(),
          to: z.string(),
          type: or(openEnum(['email', 'phone']), 'email'),
          /** When it takes effect; null: the code to the new contact is awaited. */
          due_at: or(z.nullable(unix), null),
        }),
      ),
      null,
    ),
    /** Seconds that the replacement of a confirmed contact waits, in which its owner can stop it; an unconfirmed one is replaced at once. */
    wait: or(number, 0),
    /** Until when withdrawals would wait after the replacement of a confirmed and of an unconfirmed contact; null: not held. */
    would_hold: or(z.object({ confirmed: or(z.nullable(unix), null), unconfirmed: or(z.nullable(unix), null) }), {
      confirmed: null,
      unconfirmed: null,
    }),
  }),
});

/**
 * Asks to replace the player's contact `from` by the new `contact` of the same kind, and sends a code of six digits to the new one; an earlier
 * request ends. Unknown: InvalidParameter `from`; invalid, of another kind or taken: `contact`. Too early: TooManyRequests with `resend_time`.
 */
export const changeContact = post('account.changeContact', {
  access: 'player',
  ext: true,
  input: z.object({ from: z.string(), contact: z.string(), phone_country_code: z.optional(z.string()) }),
  output: one,
});

/**
 * Confirms by the code: an unconfirmed contact is replaced at once, a confirmed one at `due_at`. The old contact gets a notice, withdrawals are
 * held as `would_hold` says. A sign-in name that is the old contact becomes the new one. Wrong or expired: InvalidParameter `code`, as for confirmContact.
 */
export const confirmContactChange = post('account.confirmContactChange', {
  access: 'player',
  ext: true,
  input: z.object({ code: z.string() }),
  output: z.object({ due_at: or(z.nullable(unix), null) }),
});

/** Stops the replacement; the old contact stays. A restored password stops it as well. */
export const cancelContactChange = post('account.cancelContactChange', {
  access: 'player',
  ext: true,
  input: nothing,
  output: one,
});
