import type { getPersonalDataFields } from '../api/account/account.contract.ts';
import type { OutputOf } from '../api/method.ts';
import { formField, type FormFieldSettings } from '../content/formField.ts';

type PlatformFields = OutputOf<typeof getPersonalDataFields>['fields'];

/** Fields of the personal data form as the platform describes them; an unknown type becomes a text field. */
export function personalFields(fields: PlatformFields): FormFieldSettings[] {
  return fields.map(({ value, ...field }) => {
    const own = { ...field, ...(value === null ? {} : { value }) };
    const known = formField.safeParse(own);
    return known.success ? known.data : formField.parse({ ...own, type: 'text' });
  });
}
