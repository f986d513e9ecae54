import type { FormFieldSettings } from '#shared/content/formField.ts';

/** Options of the field `sex`: the operator's, or the site's defaults. */
export function sexOptions(
  { options }: Pick<FormFieldSettings, 'options'>,
  text: (id: string) => string,
): FormFieldSettings['options'] {
  if (options.length > 0) return options;
  return [
    { value: '1', label: text('auth.sex.male') },
    { value: '2', label: text('auth.sex.female') },
  ];
}
