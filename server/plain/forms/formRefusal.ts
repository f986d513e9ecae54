import { isFormErrorId } from '#shared/auth/isFormErrorId.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { codeErrorId } from '#shared/forms/codeErrorId.ts';
import type { OrderProblem } from '#shared/forms/orders/OrderForm.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { readRuleMessage } from '#shared/rules/readRuleMessage.ts';

/** The query of a refused form's address: ids that the page knows, and a typed sum; never messages or other typed text. */
export interface FormRefusal extends Partial<OrderProblem> {
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
  offer?: string;
  /** The id of the identity provider's check that unlocks the requisites. */
  action?: string;
  /** The token of an unsubscribe link. */
  token?: string;
}

/** The words of signing in, signing up and of sums; other forms bring their own (SiteForm). */
export const formTexts: NonNullable<SiteForm<unknown>['words']> = {
  phone: { rule: 'validation.phone', refused: 'auth.contactRefused' },
  email: { refused: 'auth.contactRefused' },
  login: { refused: 'auth.contactRefused' },
  password: { rule: 'auth.passwordRule', refused: 'auth.passwordRule' },
  terms: { refused: 'validation.checkbox' },
  fakename: { rule: 'profile.fakenameRule', refused: 'profile.fakenameRefused' },
  birth_date: { rule: 'settings.birthDateRule', refused: 'settings.birthDateRule' },
  repeat_password: { refused: 'validation.passwordRepeat' },
  amount: { rule: 'deposit.amountRefused', refused: 'deposit.amountRefused' },
};

/** What is said instead of a message whose bounds the address cannot carry. */
const withoutBounds: Readonly<Record<string, string>> = { 'validation.maxLength': 'validation.tooLong' };

/**
 * The refusal for a broken rule of a form. Rules whose message has parameters get the form's own message, because the address cannot carry
 * parameters.
 */
export function refusalOfIssue(
  issue: { message: string; path: PropertyKey[] } | undefined,
  words: SiteForm<unknown>['words'] = formTexts,
): FormRefusal {
  if (!issue) return { error: 'validation.custom' };
  const { id } = readRuleMessage(issue.message);
  const field = String(issue.path[0] ?? '');
  const word = words[field]?.rule;
  // The form knows its rule better than "wrong".
  if (word !== undefined && (id === 'validation.custom' || !isFormErrorId(id))) return { error: word, field };
  return { error: isFormErrorId(id) ? id : (withoutBounds[id] ?? 'validation.custom'), field };
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
  const codeError = field === 'code' ? codeErrorId(error) : null;
  if (codeError) return { error: codeError, field };
  return { error: formTexts[field]?.refused ?? 'validation.refused', field };
}
