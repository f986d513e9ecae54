/** Methods of the group `account` by which players tell the site from a forgery and their money waits when keys have changed. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '../method.ts';
import { nothing, one, openEnum, or, unix } from '../wireTypes.ts';

/** The player's phrase, and what withdrawals wait for. */
export const getShield = get('account.getShield', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    /** Stands in the e-mails of the site and nowhere in forged ones; null: none was chosen. */
    phrase: or(z.nullable(z.string()), null),
    /** Withdrawals are refused until then with WithdrawalHold; null: they are not. */
    withdrawals_from: or(z.nullable(unix), null),
    /** What has changed; `requisites`: money was sent to where none had gone before. */
    withdrawals_wait_for: or(z.nullable(openEnum(['password', 'second_factor', 'requisites'])), null),
  }),
});

/** 4 to 40 characters; null removes it. A wrong one: InvalidParameter `phrase`. */
export const setPhrase = post('account.setPhrase', {
  access: 'player',
  ext: true,
  input: z.object({ phrase: z.nullable(z.string()) }),
  output: one,
});
