import type { FormFieldSettings } from '#shared/content/formField.ts';
import type { TypedField } from './useTypedForm.ts';

export interface PayFieldProps {
  field: FormFieldSettings;
  typed: TypedField;
}
