import { queryKeys } from '../../../../shared/keys/queryKeys.ts';
import { paths } from '../../../../shared/url/paths.ts';
import type { Requirement } from './WithdrawSettings.ts';

/** Where each requirement is met, without the locale's prefix; what we do not know is asked of the support. */
export function mendOfRequirement(type: Requirement['type']): string {
  const from = paths.withdraw.build();
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
      return paths.profileVerification.build(null, { [queryKeys.from]: from });
    default:
      return paths.support.build();
  }
}
