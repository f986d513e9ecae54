/** Methods of the group `account` for the notices of a player. All of them are ours. */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, nothing, number, one, openEnum, or, unix } from '#shared/api/wireTypes.ts';

/** Triggers of club notices, then of security notices and late deposits, which are never suppressed. */
const trigger = openEnum([
  'quest',
  'register',
  'profile',
  'confirm',
  'product',
  'level',
  'new_device',
  'password',
  'second_factor',
  'requisites',
  'social',
  'passkey',
  'contact',
  'deposit',
  'support',
]);

/** The last twenty notices, newest first, shown or not. Sums in major units of the account's currency. */
export const getNotices = get('account.getNotices', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        id,
        at: or(unix, null),
        trigger,
        title: or(z.string(), ''),
        message: or(z.string(), ''),
        amount: or(z.nullable(number), null),
        amountType: or(z.nullable(z.string()), null),
        is_read: or(z.boolean(), true),
      }),
    ),
  }),
});

/** Marks all notices as read. */
export const readNotices = post('account.readNotices', { access: 'player', ext: true, input: nothing, output: one });
