import type { Clock } from '#sandbox/world/clock.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { moneyText } from './moneyTexts.ts';

/** Refuses withdrawals for a while after a new password, second factor or requisites, so that a hijacked account keeps its money. */
export function refuseHeld(locale: SandboxLanguage, { hold_until: until, hold_for: key }: Account, clock: Clock): void {
  if (until > clock.seconds())
    throw new AppError('WithdrawalDeclinedException', {
      message: moneyText(locale, key === 'requisites' ? 'heldPayout' : 'held'),
      data: { reason: 'security_hold', changed: key, until },
    });
}
