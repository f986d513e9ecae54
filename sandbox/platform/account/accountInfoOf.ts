import type { World } from '#sandbox/createWorld.ts';
import { balancesOf } from '#sandbox/platform/money/balancesOf.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { AccountInfo } from '#shared/api/account/account.contract.ts';

export function accountInfoOf(world: World, account: Account): AccountInfo {
  return {
    uid: account.uid,
    reg_time: account.created_at,
    login: account.login,
    fakename: account.fakename,
    is_subscribed: account.is_subscribed === 1,
    ...balancesOf(world, account),
    is_on_verification: world.players.verification.of(account.uid)?.status === 'pending',
    is_verified: account.is_verified === 1,
    is_kyc_block_enabled: account.is_kyc_blocked === 1 && account.is_verified === 0 && account.closed_for === null,
    is_registration_completed: account.is_registration_completed === 1,
    country_code: account.country_code,
    locale: account.locale,
    two_factor_auth: account.two_factor === 1,
    ...(world.players.absences.isUnseen(account.uid) ? { has_absence: true } : {}),
    ...(world.switches.get('closure') === undefined ? { closed_for: account.closed_for } : {}),
  };
}
