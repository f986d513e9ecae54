import { getPersonalDataFields, saveProfileInfo } from '#shared/api/account/account.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { personalFields } from '#shared/profile/personalFields.ts';
import { personalInput } from '#shared/profile/personalInput.ts';
import { formRule } from '#shared/rules/formRule.ts';
import { paths } from '#shared/url/paths.ts';

/** The personal data that the platform lets the player edit; the context is those fields. */
export const personalForm: SiteForm<Record<string, unknown>, readonly FormFieldSettings[]> = {
  page: paths.profileSettings,
  name: 'personal',
  kept: [
    'first_name',
    'last_name',
    'middle_name',
    'birth_date',
    'sex',
    'country',
    'region',
    'home_town',
    'city',
    'address',
    'postcode',
  ],
  done: 'settings.saved',
  words: { birth_date: { rule: 'settings.birthDateRule', refused: 'settings.birthDateRule' } },
  context: async (call) =>
    personalFields((await call(getPersonalDataFields, {})).fields).filter((field) => field.editable),
  rule: (fields, locale) => formRule(fields, { locale }),
  send: async (call, values) => requireOne(await call(saveProfileInfo, personalInput(values))),
};
