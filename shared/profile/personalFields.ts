import type { getPersonalDataFields } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { type FormFieldSettings, formField } from '#shared/content/formField.ts';

type PlatformFields = OutputOf<typeof getPersonalDataFields>['fields'];

/** Fields of the personal data form as the platform describes them; an unknown type becomes a text field. */
export function personalFields(fields: PlatformFields): FormFieldSettings[] {
  return fields.map(({ value, ...field }) => {
    const own = { ...field, ...(value === null ? {} : { value }) };
    const known = formField.safeParse(own);
    return known.success ? known.data : formField.parse({ ...own, type: 'text' });
  });
}
