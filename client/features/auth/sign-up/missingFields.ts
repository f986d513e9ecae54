import type { getProfileInfo } from '../../../../shared/api/account/account.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';
import type { FormField } from '../../../../shared/content/formField.ts';

/** The fields of a form that a profile does not answer yet; boxes are always asked. */
export function missingFields(fields: readonly FormField[], profile: OutputOf<typeof getProfileInfo>): FormField[] {
  const known = new Set<string>((profile.contacts ?? []).map(({ type }) => type));
  for (const [name, value] of Object.entries(profile)) if (value) known.add(name);
  return fields.filter(({ name, type }) => type === 'checkbox' || !known.has(name));
}
