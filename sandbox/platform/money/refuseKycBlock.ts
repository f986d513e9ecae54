import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { moneyText } from './moneyTexts.ts';

/** Refuses deposits and withdrawals while the operator blocks the cashier until verification (docs/contract.md, "Money"). A minor takes the rest out without it. */
export function refuseKycBlock(locale: SandboxLanguage, player: Account): void {
  if (player.is_kyc_blocked === 1 && player.is_verified === 0 && player.closed_for !== 'age')
    throw new AppError('KycUserProfileException', { message: moneyText(locale, 'identityFirst') });
}
