import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { RESEND_SECONDS } from '#sandbox/world/players/confirmationCodes.ts';
import type { GuessPlace } from '#sandbox/world/players/guesses.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { recoveryCode } from '#shared/rules/keys/recoveryCode.ts';
import { factorContact } from './factorContact.ts';
import { guardGuess } from './guardGuess.ts';
import { refuseSecondFactor } from './refuseSecondFactor.ts';
import { spendRecoveryCode } from './spendRecoveryCode.ts';

/** The place of a player who is signed in; a proof by a passkey belongs to the session. */
const SESSION = 'session:';

/** One question for the second factor. */
interface Question {
  locale: SandboxLanguage;
  /** Where wrong codes are counted. */
  place: GuessPlace;
  code?: string | undefined;
}

/**
 * The second step of a sign-in, for players who have it on (A-50..A-52). Without a code it sends one, at most once a minute;
 * a valid code is accepted once, and so is a recovery code and a proof by a passkey (account.provePasskey). `account` was just read and nothing is awaited from here on, so that of two concurrent requests
 * with one code only one signs in. Too many wrong codes lock the place; the caller counts a wrong one (noteWrongCode), because the refusal
 * may roll back a transaction.
 */
export function askSecondFactor(world: World, account: Account, { locale, place, code }: Question): void {
  const {
    players: { accounts },
    clock,
    messages: { outbox },
    access: { secondFactor, guesses },
  } = world;
  const { uid, totp_secret: secret, totp_step: usedStep } = account;
  if (account.two_factor === 0 || secret === null) return;
  const isInside = place.startsWith(SESSION);
  if (code === undefined) {
    const seconds = account.totp_sent_at + RESEND_SECONDS - clock.seconds();
    if (seconds <= 0) {
      accounts.update(uid, { totp_sent_at: clock.seconds() });
      const contact = factorContact(world, account);
      if (contact !== null) outbox.send(contact, `Yulduz: ${secondFactor.codeNow(secret, usedStep)}`);
    }
    const wait = seconds > 0 ? seconds : RESEND_SECONDS;
    throw new AppError('AuthorizationException', {
      message: `two_factor_auth is enable. Resend time is ${wait}`,
      data: {
        resend_time: wait,
        ...(world.access.recoveryCodes.of(uid).remaining > 0 ? { has_recovery: true } : {}),
        ...(isInside && world.access.passkeys.of(uid).length > 0 ? { has_passkey: true } : {}),
      },
    });
  }
  guardGuess({ world, locale, place });
  if (world.access.passkeys.isProof(code)) {
    if (!isInside || !world.access.passkeys.takeProof(place.slice(SESSION.length), code)) refuseSecondFactor('wrong');
    return guesses.right(place);
  }
  if (recoveryCode(code) !== null) {
    if (!spendRecoveryCode(world, account, code)) refuseSecondFactor('wrong');
    return guesses.right(place);
  }
  const { verdict, step } = secondFactor.check(secret, code, usedStep);
  refuseSecondFactor(verdict);
  guesses.right(place);
  accounts.update(uid, { totp_step: step, totp_sent_at: 0 });
}
