import { AppError } from '../../../shared/errors/AppError.ts';
import type { Locale } from '../../world/players/languages.ts';
import type { Account } from '../../world/players/accounts.ts';
import type { Clock } from '../../world/clock.ts';
import { sayMoney } from './moneyTexts.ts';

/** After a new password, second factor or place for money withdrawals wait: whoever took the account over must not take its money, too. */
export function refuseHeld(locale: Locale, { hold_until: until, hold_for: key }: Account, clock: Clock): void {
  if (until > clock.seconds())
    throw new AppError('WithdrawalDeclinedException', {
      message: sayMoney(locale, key === 'requisites' ? 'heldPayout' : 'held'),
      data: { reason: 'security_hold', changed: key, until },
    });
}
