import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';

const settings = (toastType: string) =>
  paths.profileSettings.build(null, {
    [queryKeys.from]: paths.profileBonuses.build(),
    [queryKeys.toastType]: toastType,
  });

/** Links that fix a refusal, by its message id, without the locale's prefix. A message without an entry has no link. */
export const bonusFixLinks: Readonly<Record<string, { href: string; title: string }>> = {
  'errors.UserNeedDepositException': { href: paths.deposit.build(), title: 'bonuses.fix.deposit' },
  'bonuses.promo.NEED_DEPOSIT': { href: paths.deposit.build(), title: 'bonuses.fix.deposit' },
  'errors.UserNeedProfileDataException': { href: settings('needProfile'), title: 'bonuses.fix.profile' },
  'errors.UserNeedConfirmContactException': {
    href: `${settings('needContact')}#contacts`,
    title: 'bonuses.fix.contact',
  },
};
