import type { ErrorType } from '#shared/errors/catalogue.ts';
import type { MoneyTextId } from './moneyTexts.ts';

export interface RequisiteRule {
  error: ErrorType;
  text: MoneyTextId;
  /** The state of such saved requisites; undefined: usable. */
  state?: 'on_verification' | 'validation_required' | 'fraudulent';
}

/** Refusals of a withdrawal by the last four characters of card or wallet, so that a developer can cause each on purpose. */
export const requisiteRules: Readonly<Record<string, RequisiteRule>> = {
  '0001': { error: 'RequisitesOnVerificationException', text: 'requisitesReview', state: 'on_verification' },
  '0002': { error: 'RequisitesValidationRequiredException', text: 'requisitesVerify', state: 'validation_required' },
  '0003': { error: 'RequisitesFraudulentException', text: 'requisitesFraud', state: 'fraudulent' },
  '0004': { error: 'WithdrawalDeclinedException', text: 'withdrawalDeclined' },
};
