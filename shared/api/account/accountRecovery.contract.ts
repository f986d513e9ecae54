/** Methods of the group `account` for the recovery codes of the second factor. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, number, unix } from '#shared/api/wireTypes.ts';

/** How many recovery codes are unused, and when they were made; null: never. */
export const getRecoveryCodes = get('account.getRecoveryCodes', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({ left: number, made_at: z.nullable(unix) }),
});

/**
 * Makes ten recovery codes and ends the former ones. They are answered here only and stored as hashes. Each is accepted once wherever a
 * code of the second factor is: as `code` of auth.login, `two_factor_code` of cashier.makewithdrawal, and `code` of
 * confirmTwoFactorAuth while it is switched off. A request for a code to a player with unused ones has `error_data.has_recovery: true`;
 * only then does the site offer to enter one. Without `code` it sends one and refuses with the markers of A-50, as auth.login
 * does; a wrong code: A-51. The second factor is off: InvalidParameter `code`.
 */
export const makeRecoveryCodes = post('account.makeRecoveryCodes', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: z.object({ code: z.optional(z.string()) }),
  output: z.object({ codes: z.array(z.string()) }),
});
