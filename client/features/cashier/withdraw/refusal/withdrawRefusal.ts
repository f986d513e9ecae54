import { formatMoment } from '#client/lib/formatMoment.ts';
import { inMs } from '#shared/domain/inMs.ts';
import { readActionId } from '#shared/domain/readActionId.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { paths } from '#shared/url/paths.ts';
import { requirementPath } from './requirementPath.ts';

export interface WithdrawRefusal {
  /** What it is about. */
  place: 'amount' | 'requisites' | 'form';
  messageId: string;
  values: Record<string, string | number>;
  /** What to do about it. */
  link: { href: string; title: string } | null;
}

const to = (href: string, title: string) => ({ href, title });
const HELD = new Set(['password', 'second_factor', 'requisites', 'social', 'passkey', 'contact']);
const support = to(paths.support.build(), 'withdraw.toSupport');

/**
 * Message and place of a refused withdrawal (docs/contract.md, "Money"). `placeOf`: address of the form as typed, to return to.
 */
export function withdrawRefusal(
  error: AppError,
  formatSum: (amount: number) => string,
  placeOf: (action?: string) => string = () => paths.withdraw.build(),
): WithdrawRefusal {
  const { id: messageId, values } = presentError(error);
  const refusalAt = (place: WithdrawRefusal['place'], link: WithdrawRefusal['link'] = null): WithdrawRefusal => ({
    place,
    messageId,
    values,
    link,
  });
  const { min, max, reset_at: reset, available_amount: available, reason, until, changed } = error.data;
  const action = readActionId(error.data['external_action_id']);
  switch (error.type) {
    case 'WithdrawalLimitsExceededException':
      return typeof min === 'number' && typeof max === 'number'
        ? { ...refusalAt('amount'), messageId: 'withdraw.bounds', values: { min: formatSum(min), max: formatSum(max) } }
        : refusalAt('amount');
    case 'WithdrawalLimitsPeriodExceededException':
      return typeof reset === 'number' && typeof available === 'number'
        ? {
            ...refusalAt('amount'),
            messageId: 'withdraw.periodOver',
            values: { left: formatSum(available), at: formatMoment(inMs(reset)) },
          }
        : refusalAt('amount');
    case 'RequisitesOnVerificationException':
      return refusalAt(
        'requisites',
        action === null ? null : to(requirementPath('kyc', placeOf(action), action), 'withdraw.seeCheck'),
      );
    case 'RequisitesValidationRequiredException':
      return refusalAt(
        'requisites',
        action === null
          ? to(requirementPath('kyc', placeOf()), 'withdraw.fix.kyc')
          : to(requirementPath('kyc', placeOf(action), action), 'withdraw.fix.requisites'),
      );
    case 'RequisitesFraudulentException':
      return refusalAt('requisites', support);
    case 'WithdrawalDeclinedException':
      // The player's shield (account.getShield).
      return reason === 'security_hold' && typeof until === 'number'
        ? {
            ...refusalAt('form', to(paths.profileSecurity.build(), 'withdraw.toSecurity')),
            messageId: `withdraw.heldFor.${HELD.has(String(changed)) ? String(changed) : 'other'}`,
            values: { at: formatMoment(inMs(until)) },
          }
        : reason === 'multi_account'
          ? { ...refusalAt('requisites', support), messageId: 'withdraw.cardOfOther' }
          : refusalAt('form', support);
    case 'AccessDeniedException':
      return refusalAt('form', support);
    case 'KycWithdrawalException':
    case 'SumsubVerificationRequiredException':
      return refusalAt('form', to(requirementPath('kyc', placeOf()), 'withdraw.fix.kyc'));
    case 'KycUserProfileException':
    case 'UserNeedProfileDataException':
      return refusalAt('form', to(requirementPath('profile', placeOf()), 'withdraw.fix.profile'));
    case 'UserNeedConfirmContactException':
      return refusalAt('form', to(requirementPath('contact', placeOf()), 'withdraw.fix.contact'));
    case 'UserNeedDepositException':
      return refusalAt('form', to(requirementPath('deposit'), 'withdraw.fix.deposit'));
    default:
      return refusalAt('form');
  }
}
