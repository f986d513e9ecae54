import { changePassword, confirmContact, confirmTwoFactorAuth } from '#shared/api/account/account.contract.ts';
import { confirmContactChange } from '#shared/api/account/accountContacts.contract.ts';
import { makeRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import { confirmSocial } from '#shared/api/account/accountSocials.contract.ts';
import { login, restore } from '#shared/api/account/auth.contract.ts';
import { makeWithdrawal } from '#shared/api/cashier/cashier.contract.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import type { GuessVerdict } from './guessRule.ts';
import { readTwoFactor } from './twoFactorMarkers.ts';

/** Methods by which a secret can be guessed, each with the fields that an InvalidParameter about a wrong one names. */
const guessed: Readonly<Record<string, readonly string[]>> = {
  [login.name]: [],
  [restore.name]: ['code'],
  [confirmTwoFactorAuth.name]: [],
  [makeRecoveryCodes.name]: [],
  [confirmContact.name]: ['code'],
  [confirmContactChange.name]: ['code'],
  [changePassword.name]: ['old_password'],
  [confirmSocial.name]: ['old_password', 'code'],
  [makeWithdrawal.name]: [],
};

/** Whether a method takes a code or password that can be guessed. */
export function isGuessed(method: string): boolean {
  return Object.hasOwn(guessed, method);
}

/** What the end of a call says about the code or password in it: `undefined` for data, or the refusal. */
export function guessVerdict(method: string, refusal: AppError | undefined): GuessVerdict {
  if (refusal === undefined) return 'right';
  const kind = readTwoFactor(refusal)?.kind;
  // A late code is a code of the last minutes: whoever guesses meets those as well.
  if (kind === 'wrongCode' || kind === 'expiredCode') return 'wrong';
  const isAbout =
    refusal.type === 'InvalidParameterException' &&
    guessed[method]?.some((field) => Object.hasOwn(refusal.data, field));
  // An expired code was not compared.
  return isAbout && refusal.code !== 'EXPIRED_CODE' ? 'wrong' : 'none';
}
