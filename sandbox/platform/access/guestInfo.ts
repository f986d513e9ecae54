import { toMoney } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';

/** A guest: uid 0 and zero balances. */
export function guestInfo(locale: SandboxLanguage): AccountInfo {
  const nothing = toMoney(0);
  return {
    uid: 0,
    reg_time: 0,
    login: '',
    fakename: null,
    is_subscribed: false,
    balance_main: nothing,
    balance_bonus: nothing,
    balance_betting_bonus: nothing,
    balance_fun: nothing,
    is_on_verification: false,
    is_verified: false,
    is_kyc_block_enabled: false,
    is_registration_completed: true,
    country_code: null,
    locale,
    two_factor_auth: false,
  };
}
