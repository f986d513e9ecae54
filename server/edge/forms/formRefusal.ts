import { codeProblem, codeProblemIds } from '#shared/auth/codeProblem.ts';
import { isFormErrorId } from '#shared/auth/isFormErrorId.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { readRuleMessage } from '#shared/rules/readRuleMessage.ts';

/** The query of a refused form's address: ids that the page knows, and a typed sum; never messages or other typed text. */
export interface FormRefusal {
  error?: string;
  field?: string;
  /** Seconds until the form may be sent again. */
  wait?: string;
  /** `unknown`: nobody knows whether the order of the form was carried out. */
  step?: 'code' | 'sent' | 'done' | 'unknown' | 'restore' | 'restoreCode' | 'restored';
  /** In the code step: the player has recovery codes. */
  recovery?: '1';
  /** The number of a ticket that was sent. */
  case?: string;
  /** The auth method that was being tried; the kind of contact of an unsubscribe link. */
  type?: string;
  /** The form that was sent, when a page has several. */
  form?: string;
  /** The tab of the cashier's history. */
  tab?: string;
  /** The line of the history whose details are open. */
  open?: string;
  /** The payment method of a money order. */
  method?: string;
  /** The sum of a money form, as typed (carriedSum). */
  amount?: string;
  saved?: string;
  /** What a promo code asks for (promoCondition): major units. */
  sum?: string;
  left?: string;
  currency?: string;
  offer?: string;
  /** The id of the identity provider's check that unlocks the requisites. */
  action?: string;
  /** The token of an unsubscribe link. */
  token?: string;
}

const ABOUT: Record<string, string> = {
  phone: 'auth.contactRefused',
  email: 'auth.contactRefused',
  login: 'auth.contactRefused',
  password: 'auth.passwordRule',
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
  offer: 'security.offer.over',
  limit_amount: 'limits.sumRule',
};

/**
 * The refusal for a broken rule of a form. Rules whose message has parameters get a plain message, because the address cannot carry
 * parameters.
 */
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
  const usual = id === 'validation.maxLength' ? 'validation.tooLong' : 'validation.custom';
  return { error: plain[field] ?? usual, field };
}

/** The refusal for an error of the platform: about the first field it names, or about the whole form. */
export function refusalOf(error: AppError): FormRefusal {
  // On these forms AuthorizationException means wrong credentials; elsewhere it means an expired session.
  if (error.type === 'AuthorizationException') return { error: 'auth.wrongCredentials' };
  const isAboutInput = error.type === 'InvalidParameterException' || error.type === 'InvalidRequestException';
  const field = isAboutInput ? Object.keys(error.data)[0] : undefined;
  if (field === undefined) {
    const { id, values } = presentError(error);
    return { error: id, ...(values.seconds > 0 ? { wait: String(values.seconds) } : {}) };
  }
  const problem = field === 'code' ? codeProblem(error) : null;
  if (problem) return { error: codeProblemIds[problem], field };
  return { error: Object.hasOwn(ABOUT, field) ? (ABOUT[field] as string) : 'validation.refused', field };
}
