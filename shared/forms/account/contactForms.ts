import * as z from 'zod/mini';
import {
  addContact,
  confirmContact,
  getContactPhoneSettings,
  sendConfirmationToContact,
} from '#shared/api/account/account.contract.ts';
import {
  cancelContactChange,
  changeContact,
  confirmContactChange,
} from '#shared/api/account/accountContacts.contract.ts';
import type { Call } from '#shared/api/call.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { internationalPhone } from '#shared/auth/internationalPhone.ts';
import { missingPhoneDigits } from '#shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import { readPhone } from '#shared/auth/readPhone.ts';
import { readTypedPhone } from '#shared/auth/readTypedPhone.ts';
import { formField } from '#shared/content/formField.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { codeRefusal } from '#shared/forms/codeRefusal.ts';
import { hiddenField } from '#shared/forms/hiddenField.ts';
import type { PostedFields, SiteForm } from '#shared/forms/SiteForm.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { paths } from '#shared/url/paths.ts';

/** What a new contact is: a phone of a country, or an e-mail; and which contact it replaces. */
export interface NewContact {
  /** null: an e-mail. */
  country: PhoneCountry | null;
  from?: string | undefined;
}
type ContactValues = Record<string, unknown>;

const page = paths.profileSettings;
const emailField = formField.parse({ name: 'contact', type: 'email' });
const phoneField = formField.parse({ name: 'contact', type: 'phone' });

/** The country of a posted phone: that of its code, else the chosen one, else the usual one. */
async function phoneCountry(call: Call, fields: PostedFields): Promise<PhoneCountry> {
  const settings = await call(getContactPhoneSettings, {});
  const phone = readTypedPhone(fields['contact'], fields['phone_country_code'], settings);
  if (!phone) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  return phone.country;
}

function inputOf(
  { contact }: ContactValues,
  { country }: NewContact,
): { contact: string; phone_country_code?: string } {
  if (!country) return { contact: String(contact) };
  return { contact: internationalPhone(String(contact), country), phone_country_code: country.code };
}

const newContact: Pick<SiteForm<ContactValues, NewContact>, 'page' | 'words' | 'wordsOfRule' | 'read' | 'rule'> = {
  page,
  words: { contact: { refused: 'settings.contactRefused' } },
  wordsOfRule: ({ country }) => ({ contact: country ? { rule: 'validation.phone' } : {} }),
  read: ({ contact = '' }, { country }) => ({
    contact: country ? readPhone(contact, country, [country]).phone : contact,
  }),
  rule: ({ country }, locale) =>
    country
      ? formRule([phoneField], { locale, missingPhoneDigits: (typed) => missingPhoneDigits(typed, country) })
      : formRule([emailField], { locale }),
};

const sendNew: SiteForm<ContactValues, NewContact>['send'] = async (call, values, context) =>
  requireOne(await call(addContact, inputOf(values, context)));

const email: SiteForm<ContactValues, NewContact> = {
  ...newContact,
  name: 'email',
  kept: ['contact'],
  done: 'settings.emailDone',
  context: () => Promise.resolve({ country: null }),
  send: sendNew,
};

const phone: SiteForm<ContactValues, NewContact> = {
  ...newContact,
  name: 'phone',
  kept: ['contact', 'phone_country_code'],
  done: 'settings.phoneDone',
  context: async (call, fields) => ({ country: await phoneCountry(call, fields) }),
  send: sendNew,
};

const change: SiteForm<ContactValues, NewContact> = {
  ...newContact,
  name: 'change',
  limit: 'codes',
  kept: ['from', 'contact', 'phone_country_code'],
  done: 'settings.changeDone',
  context: async (call, fields) => {
    const from = fields['from'] ?? '';
    return { from, country: from.includes('@') ? null : await phoneCountry(call, fields) };
  },
  send: async (call, values, context) =>
    requireOne(await call(changeContact, { ...inputOf(values, context), from: context.from ?? '' })),
  problem: (error) =>
    error instanceof AppError && error.data['from'] !== undefined ? { error: 'settings.changeGone' } : null,
};

const code: SiteForm<{ contact: string }> = {
  page,
  name: 'code',
  limit: 'codes',
  done: 'settings.codeDone',
  words: { contact: { refused: 'settings.contactRefused' } },
  rule: () => z.object({ contact: hiddenField() }),
  send: async (call, values) => requireOne(await call(sendConfirmationToContact, values)),
};

const confirm: SiteForm<{ contact: string; code: string }> = {
  page,
  name: 'confirm',
  limit: 'codes',
  done: 'settings.confirmDone',
  words: { contact: { refused: 'settings.contactRefused' } },
  rule: () => z.object({ contact: hiddenField(), code: codeRule() }),
  send: async (call, values) => requireOne(await call(confirmContact, values)),
  problem: codeRefusal,
};

const changeCode: SiteForm<{ code: string }, null, OutputOf<typeof confirmContactChange>> = {
  page,
  name: 'changeCode',
  limit: 'codes',
  done: 'settings.changeCodeDone',
  rule: () => z.object({ code: codeRule() }),
  send: (call, values) => call(confirmContactChange, values),
  problem: codeRefusal,
};

const changeCancel: SiteForm<object> = {
  page,
  name: 'changeCancel',
  done: 'settings.changeCancelDone',
  rule: () => z.object({}),
  send: async (call) => requireOne(await call(cancelContactChange, {})),
};

/** The forms of the player's contacts: adding one, confirming it by a code, replacing one. */
export const contactForms = { email, phone, code, confirm, change, changeCode, changeCancel };
