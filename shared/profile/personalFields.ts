import type { getPersonalDataFields } from '../api/account/account.contract.ts';
import type { OutputOf } from '../api/method.ts';
import { formField, type FormField } from '../content/formField.ts';

type Told = OutputOf<typeof getPersonalDataFields>['fields'];

/** The form of personal data as the platform describes it; a kind of field that we do not know is a text. */
export function personalFields(told: Told): FormField[] {
  return told.map(({ value, ...field }) => {
    const own = { ...field, ...(value === null ? {} : { value }) };
    const known = formField.safeParse(own);
    return known.success ? known.data : formField.parse({ ...own, type: 'text' });
  });
}
