import * as z from 'zod/mini';
import { AppError } from '#shared/errors/AppError.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { confirmationKeys } from '#shared/keys/confirmationKeys.ts';
import { readContact } from '#shared/profile/readContact.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';
import { stringRule } from '#shared/rules/fields/stringRule.ts';
import { ruleMessage } from '#shared/rules/ruleMessage.ts';
import { paths } from '#shared/url/paths.ts';
import { contactForms } from './contactForms.ts';

const page = paths.confirmation;

/** The code of an e-mail's link does not return: it was refused. */
const repeats = (query: URLSearchParams) => {
  const contact = readContact(query.get(confirmationKeys.contact));
  return contact ? { [confirmationKeys.contact]: contact } : {};
};

const confirm: SiteForm<{ contact: string; code: string }> = {
  ...contactForms.confirm,
  page,
  repeats,
  rule: () =>
    z.object({
      contact: stringRule((contact) => (readContact(contact) ? null : ruleMessage('validation.required'))),
      code: codeRule(),
    }),
  problem: (error) =>
    codeRefusal(error) ??
    (error instanceof AppError && error.data['contact'] !== undefined
      ? { error: 'confirmation.foreign', field: 'contact' }
      : null),
};

/** The forms that a link of an e-mail leads to, for guests and players: the same codes, and words for the contact of another account. */
export const confirmationForms = { code: { ...contactForms.code, page, repeats }, confirm };
