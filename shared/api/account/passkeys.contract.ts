/**
 * Methods for passkeys (WebAuthn Level 3). All of them are ours. The platform is the relying party: it makes each challenge, takes it once
 * within five minutes, and requires the check of the person (a fingerprint, a face or a PIN). `options` and `credential` are the JSON forms of the
 * WebAuthn standard; a credential is one text.
 */
import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';
import { nothing, number, one, or, unix } from '#shared/api/wireTypes.ts';
import { accountInfo } from './account.contract.ts';

const options = z.object({ options: z.looseObject({ challenge: z.string() }) });
const credential = z.object({ credential: z.string() });

/** PublicKeyCredentialRequestOptionsJSON for a sign-in, without a list of credentials: the authenticator offers those it has. */
export const askPasskey = post('auth.askPasskey', { ext: true, input: nothing, output: options });

/**
 * Signs in by a passkey, without a password and a code: it counts as both. Bans and breaks refuse it as they refuse auth.login. Refused:
 * InvalidParameter `credential`, with the code UNKNOWN_PASSKEY when there is no such passkey (any more).
 */
export const enterByPasskey = post('auth.enterByPasskey', {
  ext: true,
  input: credential,
  output: accountInfo,
});

/** The player's passkeys, newest first. `max`: how many a player may have. */
export const getPasskeys = get('account.getPasskeys', {
  access: 'player',
  ext: true,
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: or(z.string(), ''),
        made_at: or(z.nullable(unix), null),
        /** null: never. */
        used_at: or(z.nullable(unix), null),
      }),
    ),
    max: or(number, 10),
  }),
});

/** PublicKeyCredentialCreationOptionsJSON of a new passkey. Too many: InvalidParameter `passkeys`. */
export const askNewPasskey = post('account.askNewPasskey', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: options,
});

/**
 * Adds the passkey, named by the device unless `name` is given, and tells the player by a letter. It holds withdrawals as `would_hold.passkey` of
 * account.getShield says. Refused: InvalidParameter `credential`.
 */
export const addPasskey = post('account.addPasskey', {
  access: 'player',
  ext: true,
  input: z.object({ credential: z.string(), name: z.optional(z.string()) }),
  output: z.object({ id: z.string() }),
});

/** Names a passkey, 1 to 40 characters. Invalid: InvalidParameter `name`; unknown: `id`. */
export const renamePasskey = post('account.renamePasskey', {
  access: 'player',
  ext: true,
  input: z.object({ id: z.string(), name: z.string() }),
  output: one,
});

/** Removes a passkey, which signs in no more, and tells the player by a letter. It holds withdrawals (`would_hold.passkey_end`). Unknown: InvalidParameter `id`. */
export const removePasskey = post('account.removePasskey', {
  access: 'player',
  ext: true,
  input: z.object({ id: z.string() }),
  output: one,
});

/** PublicKeyCredentialRequestOptionsJSON for a proof in place of a code of the second factor. The player has no passkey: InvalidParameter `passkeys`. */
export const askPasskeyProof = post('account.askPasskeyProof', {
  access: 'player',
  ext: true,
  errors: ['InvalidParameterException'],
  input: nothing,
  output: options,
});

/**
 * Answers a code for one use within two minutes, by this session only: as `two_factor_code` of cashier.makewithdrawal, or `code` of
 * makeRecoveryCodes. A request for a code to a player with passkeys has `error_data.has_passkey: true`. Refused: InvalidParameter `credential`.
 */
export const provePasskey = post('account.provePasskey', {
  access: 'player',
  ext: true,
  input: credential,
  output: z.object({ code: z.string() }),
});
