import { ACTION_KEY } from '#shared/keys/actionKey.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';
import type { Requirement } from '../WithdrawSettings.ts';

/**
 * Where a requirement is met, without the locale's prefix; an unknown one leads to the support. `from`: a path to return to;
 * `action`: external action id of the provider's check, if it is not the person's.
 */
export function requirementPath(
  type: Requirement['type'],
  from: string = paths.withdraw.build(),
  action?: string,
): string {
  switch (type) {
    case 'contact':
      return `${paths.profileSettings.build(null, { [queryKeys.from]: from, [queryKeys.toastType]: 'needContact' })}#contacts`;
    case 'profile':
      return paths.profileSettings.build(null, { [queryKeys.from]: from, [queryKeys.toastType]: 'needProfile' });
    case 'deposit':
      return paths.deposit.build();
    case 'bonus':
      return paths.profileBonuses.build();
    case 'kyc':
      return paths.profileVerification.build(null, { [queryKeys.from]: from, [ACTION_KEY]: action });
    default:
      return paths.support.build();
  }
}
