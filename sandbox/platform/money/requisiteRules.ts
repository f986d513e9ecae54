import type { ErrorType } from '../../../shared/errors/catalogue.ts';
import type { MoneyTextId } from './moneyTexts.ts';

export interface RequisiteRule {
  error: ErrorType;
  text: MoneyTextId;
  /** How saved ones are listed; without, they are as any other. */
  state?: 'on_verification' | 'validation_required' | 'fraudulent';
}

/** What a card's or wallet's last four characters bring on a withdrawal, so that every refusal can be had on purpose. */
export const requisiteRules: Readonly<Record<string, RequisiteRule>> = {
  '0001': { error: 'RequisitesOnVerificationException', text: 'requisitesReview', state: 'on_verification' },
  '0002': { error: 'RequisitesValidationRequiredException', text: 'requisitesVerify', state: 'validation_required' },
  '0003': { error: 'RequisitesFraudulentException', text: 'requisitesFraud', state: 'fraudulent' },
  '0004': { error: 'WithdrawalDeclinedException', text: 'withdrawalDeclined' },
};
