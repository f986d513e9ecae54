import type { FormFieldSettings } from '#shared/content/formField.ts';

const KNOWN = new Set([
  'login',
  'password',
  'repeat_password',
  'phone',
  'email',
  'code',
  'currency',
  'promo_code',
  'terms',
  'notify',
  'mark_betting',
  'first_name',
  'last_name',
  'birth_date',
]);

/** The operator's label of a field, or the site's default. */
export function labelOf(
  { label, name }: Pick<FormFieldSettings, 'label' | 'name'>,
  text: (id: string) => string,
): string {
  return label || text(KNOWN.has(name) ? `auth.field.${name}` : 'auth.field.other');
}
