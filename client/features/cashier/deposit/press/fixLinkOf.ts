import type { ErrorType } from '#shared/errors/catalogue.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';

export interface FixLink {
  href: string;
  /** Message id of the link. */
  title: string;
  /** Nothing else helps: the link replaces the button. */
  isOnly: boolean;
}

interface FixLinkOptions {
  /** Path of this site where the player continues afterwards. */
  from: string;
  /** `buttonExceptions` of the cashier's settings: further error types that a contact or verification fixes. */
  exceptions: { confirmContact: readonly string[]; kycWithdrawal: readonly string[] };
}

/** Link to the page that fixes a refusal. null if only another sum or method helps. */
export function fixLinkOf(type: ErrorType, { from, exceptions }: FixLinkOptions): FixLink | null {
  const back = { [queryKeys.from]: from };
  const settings = (toastType: string) =>
    paths.profileSettings.build(null, { ...back, [queryKeys.toastType]: toastType });
  if (type === 'UserNeedProfileDataException')
    return { href: settings('needProfile'), title: 'deposit.fix.profile', isOnly: true };
  if (type === 'UserNeedConfirmContactException' || exceptions.confirmContact.includes(type))
    return { href: `${settings('needContact')}#contacts`, title: 'deposit.fix.contact', isOnly: true };
  if (/^(Kyc|Sumsub)/.test(type) || exceptions.kycWithdrawal.includes(type))
    return { href: paths.profileVerification.build(null, back), title: 'deposit.fix.papers', isOnly: true };
  if (type === 'BillingDepositLimitExceededException')
    return { href: paths.profileResponsibleGame.build(), title: 'deposit.fix.limits', isOnly: false };
  if (type === 'AccessDeniedException')
    return { href: paths.support.build(), title: 'deposit.fix.support', isOnly: false };
  return null;
}
