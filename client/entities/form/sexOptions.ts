import type { FormField } from '../../../shared/content/formField.ts';

/** The choices of the field `sex`: the operator's, or ours. */
export function sexOptions(
  { options }: Pick<FormField, 'options'>,
  text: (id: string) => string,
): FormField['options'] {
  if (options.length > 0) return options;
  return [
    { value: '1', label: text('auth.sex.male') },
    { value: '2', label: text('auth.sex.female') },
  ];
}
