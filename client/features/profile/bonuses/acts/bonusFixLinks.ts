import type { Refusal } from '#shared/forms/readRefusal.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';

const settings = (toastType: string) =>
  paths.profileSettings.build(null, {
    [queryKeys.from]: paths.profileBonuses.build(),
    [queryKeys.toastType]: toastType,
  });

/** Links that fix a refusal, by its kind, without the locale's prefix. A kind without an entry has no link. */
export const bonusFixLinks: Readonly<Partial<Record<NonNullable<Refusal['kind']>, { href: string; title: string }>>> = {
  UserNeedDepositException: { href: paths.deposit.build(), title: 'bonuses.fix.deposit' },
  NEED_DEPOSIT: { href: paths.deposit.build(), title: 'bonuses.fix.deposit' },
  UserNeedProfileDataException: { href: settings('needProfile'), title: 'bonuses.fix.profile' },
  UserNeedConfirmContactException: {
    href: `${settings('needContact')}#contacts`,
    title: 'bonuses.fix.contact',
  },
};
