import type { getPersonalDataFields } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { type FormFieldSettings, formField } from '#shared/content/formField.ts';

type PlatformFields = OutputOf<typeof getPersonalDataFields>['fields'];

/** Fields of the personal data form as the platform describes them; an unknown type becomes a text field. */
export function personalFields(fields: PlatformFields): FormFieldSettings[] {
  return fields.map(({ value, ...field }) => {
    const formFieldInput = { ...field, ...(value === null ? {} : { value }) };
    const parsed = formField.safeParse(formFieldInput);
    return parsed.success ? parsed.data : formField.parse({ ...formFieldInput, type: 'text' });
  });
}
