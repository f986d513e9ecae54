import { isFormErrorId } from '../../shared/auth/isFormErrorId.ts';
import type { AppError } from '../../shared/errors/AppError.ts';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { readRuleMessage } from '../../shared/rules/readRuleMessage.ts';

/** What the address of a refused form carries: ids that the page knows, never words, never what was typed. */
export interface FormRefusal {
  error?: string;
  field?: string;
  step?: 'code' | 'sent' | 'done';
  /** The number of a letter that was sent. */
  case?: string;
  /** The way of registering that was being tried; the kind of contact of a letter's link. */
  type?: string;
  /** Of a letter's link. */
  token?: string;
}

const ABOUT: Record<string, string> = {
  phone: 'auth.contactRefused',
  email: 'auth.contactRefused',
  login: 'auth.contactRefused',
  password: 'auth.passwordRule',
  terms: 'validation.checkbox',
};

/** A rule that the form itself would have told with script. Ids with parameters have a plain one for this way. */
export function refusalOfIssue(issue: { message: string; path: PropertyKey[] } | undefined): FormRefusal {
  if (!issue) return { error: 'validation.custom' };
  const { id } = readRuleMessage(issue.message);
  const field = String(issue.path[0] ?? '');
  if (isFormErrorId(id)) return { error: id, field };
  return { error: field === 'password' ? 'auth.passwordRule' : 'validation.custom', field };
}

/** The platform's refusal: about a field that it names, or as a whole. */
export function refusalOf(error: AppError): FormRefusal {
  const isAboutInput = error.type === 'InvalidParameterException' || error.type === 'InvalidRequestException';
  const field = isAboutInput ? Object.keys(error.data)[0] : undefined;
  if (field === undefined) return { error: errorMessage(error).id };
  return { error: Object.hasOwn(ABOUT, field) ? (ABOUT[field] as string) : 'auth.fieldRefused', field };
}
