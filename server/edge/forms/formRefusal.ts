import { isFormErrorId } from '../../../shared/auth/isFormErrorId.ts';
import type { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { readRuleMessage } from '../../../shared/rules/readRuleMessage.ts';

/** What the address of a refused form carries: ids that the page knows, never words, never what was typed. */
export interface FormRefusal {
  error?: string;
  field?: string;
  /** Seconds until the form may be sent again. */
  wait?: string;
  step?: 'code' | 'sent' | 'done' | 'restore' | 'restoreCode' | 'restored';
  /** The number of a ticket that was sent. */
  case?: string;
  /** The auth method that was being tried; the kind of contact of an unsubscribe link. */
  type?: string;
  /** Of several forms on a page, the one that was sent. */
  form?: string;
  /** Of the cashier's history: the tab, and the line whose details are open. */
  tab?: string;
  open?: string;
  /** Of an order of money: what is no secret and comes back into the form. The sum in whole major units. */
  method?: string;
  amount?: string;
  saved?: string;
  offer?: string;
  /** The identity provider's check that opens the requisites. */
  action?: string;
  /** Of an unsubscribe link. */
  token?: string;
}

const ABOUT: Record<string, string> = {
  phone: 'auth.contactRefused',
  email: 'auth.contactRefused',
  login: 'auth.contactRefused',
  password: 'auth.passwordRule',
  code: 'profile.smsCodeError',
  terms: 'validation.checkbox',
  fakename: 'profile.fakenameRefused',
  contact: 'settings.contactRefused',
  birth_date: 'settings.birthDateRule',
  currency: 'settings.currencyFixed',
  old_password: 'security.oldPasswordWrong',
  repeat_password: 'validation.passwordRepeat',
  amount: 'deposit.amountRefused',
  id: 'security.sessionGone',
  service: 'security.unlinkRefused',
  phrase: 'security.phraseRule',
  limit_amount: 'limits.sumRule',
};

/** A rule that the form itself would have told with script. Ids with parameters have a plain one for this case. */
export function refusalOfIssue(issue: { message: string; path: PropertyKey[] } | undefined): FormRefusal {
  if (!issue) return { error: 'validation.custom' };
  const { id } = readRuleMessage(issue.message);
  const field = String(issue.path[0] ?? '');
  if (isFormErrorId(id)) return { error: id, field };
  const plain: Record<string, string> = {
    password: 'auth.passwordRule',
    phone: 'validation.phone',
    fakename: 'profile.fakenameRule',
    contact: 'validation.phone',
    phrase: 'security.phraseRule',
    birth_date: 'settings.birthDateRule',
    amount: 'deposit.amountRefused',
  };
  return { error: plain[field] ?? 'validation.custom', field };
}

/** The platform's refusal: about a field that it names, or as a whole. */
export function refusalOf(error: AppError): FormRefusal {
  // At these forms "not authorised" has one meaning; elsewhere it is a session that has ended.
  if (error.type === 'AuthorizationException') return { error: 'auth.wrongCredentials' };
  const isAboutInput = error.type === 'InvalidParameterException' || error.type === 'InvalidRequestException';
  const field = isAboutInput ? Object.keys(error.data)[0] : undefined;
  if (field === undefined) return { error: errorMessage(error).id };
  return { error: Object.hasOwn(ABOUT, field) ? (ABOUT[field] as string) : 'validation.refused', field };
}
