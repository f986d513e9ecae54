/**
 * Methods of the group `account` about linked social accounts. All of them are ours. Linking has two steps: `/oauth/init?type_auth=link`
 * or `addTelegram` name the account that is offered, `confirmSocial` links it.
 */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { id, nothing, number, one, openEnum, or, orField, unix } from '#shared/api/wireTypes.ts';

const linked = z.object({ service: z.string(), name: or(z.string(), ''), linked_at: or(unix, null) });

/** An account that waits for `confirmSocial`: valid for some minutes and a few tries. */
const offer = z.object({
  id,
  service: z.string(),
  /** The name of the account at the service, so that the player sees whose it is. */
  name: orField(z.string(), 'service'),
  /** What links it; null: the player has neither a password nor a confirmed contact. */
  confirm_by: or(z.nullable(openEnum(['password', 'code'])), 'password'),
});

/** Social accounts by which the player may sign in, and the one that waits to be linked. */
export const getSocials = get('account.getSocials', {
  access: 'player',
  ext: true,
  input: nothing,
  /** `name`: the player's name at the service. */
  output: z.object({
    items: z.array(linked),
    total: z.optional(z.number()),
    count: z.optional(z.number()),
    offer: z.optional(z.nullable(offer)),
  }),
});

/** Unlinks a service. The only auth method of the account: InvalidParameter `service`. */
export const removeSocial = post('account.removeSocial', {
  access: 'player',
  ext: true,
  input: z.object({ service: z.string() }),
  output: one,
});

/**
 * Offers the Telegram account whose app has opened the site for linking; `tg_data` is its raw init data. Invalid data:
 * InvalidParameter `tg_data`, with code ALREADY_LINKED when that account is linked already or the player has another one linked.
 */
export const addTelegram = post('account.addTelegram', {
  access: 'player',
  ext: true,
  input: z.object({ tg_data: z.string() }),
  output: one,
});

/**
 * Sends a code of six digits for the offered account to a confirmed contact. Too early: TooManyRequests with `resend_time` in seconds. No
 * offer: InvalidParameter `offer`.
 */
export const sendSocialCode = post('account.sendSocialCode', {
  access: 'player',
  errors: ['InvalidParameterException'],
  ext: true,
  input: nothing,
  output: z.object({ sent_to: or(z.string(), ''), resend_time: or(number, 60) }),
});

/**
 * Links the account of `offer` (its id: it must be the one that the player has read), by the player's password or a code: a key of the account, so the player gets a letter and a notice, and
 * withdrawals are held (getShield). Wrong: InvalidParameter `old_password` or `code`. The offer is over, has had too many wrong tries, or
 * another player has linked the account meanwhile: InvalidParameter `offer`.
 */
export const confirmSocial = post('account.confirmSocial', {
  access: 'player',
  ext: true,
  input: z.object({ offer: id, old_password: z.optional(z.string()), code: z.optional(z.string()) }),
  output: one,
});

/** Drops the offered account. */
export const dropSocial = post('account.dropSocial', { access: 'player', ext: true, input: nothing, output: one });
