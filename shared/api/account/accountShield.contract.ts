/** Methods of the group `account` for the anti-phishing phrase and the hold on withdrawals after a change of credentials. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/** The player's anti-phishing phrase and the hold on withdrawals. */
export const getShield = get('account.getShield', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    /** Part of every genuine e-mail of the site; null: not chosen. */
    phrase: or(z.nullable(z.string()), null),
    /** Until then withdrawals are refused with WithdrawalHold; null: no hold. */
    withdrawals_from: or(z.nullable(unix), null),
    /**
     * Until when a change made now, in this session, would hold withdrawals; null: it starts no hold, or the platform does not say. A
     * second factor that is switched on where the player has signed in before starts none, nor does a passkey made there soon after a sign-in.
     * `passkey_end`: the removal of a passkey.
     */
    would_hold: or(
      z.object({
        password: or(z.nullable(unix), null),
        second_factor: or(z.nullable(unix), null),
        social: or(z.nullable(unix), null),
        passkey: or(z.nullable(unix), null),
        passkey_end: or(z.nullable(unix), null),
      }),
      { password: null, second_factor: null, social: null, passkey: null, passkey_end: null },
    ),
    /** The reason of the hold; `requisites`: a withdrawal to new requisites; `social`: a linked account of a service; `passkey`: one made or removed; `contact`: one replaced. */
    withdrawals_wait_for: or(
      z.nullable(openEnum(['password', 'second_factor', 'requisites', 'social', 'passkey', 'contact'])),
      null,
    ),
  }),
});

/** Sets the anti-phishing phrase, 4 to 40 characters; null removes it. Invalid: InvalidParameter `phrase`. */
export const setPhrase = post('account.setPhrase', {
  access: 'player',
  ext: true,
  input: z.object({ phrase: z.nullable(z.string()) }),
  output: one,
});
