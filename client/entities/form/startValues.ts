import type { FormFieldSettings } from '../../../shared/content/formField.ts';
import { applyMask } from '../../../shared/domain/applyMask.ts';

/** Default values of a configured form. A checkbox is never ticked beforehand, even if the configuration says so. */
export function startValues(fields: readonly FormFieldSettings[]): Record<string, string | boolean> {
  return Object.fromEntries(
    fields.map(({ name, type, value, options, mask, unmask }) => {
      if (type === 'checkbox') return [name, false];
      if (type !== 'select') return [name, mask && unmask ? applyMask(mask, value ?? '') : (value ?? '')];
      const known = options.some((option) => option.value === value);
      return [name, known ? (value as string) : (options[0]?.value ?? '')];
    }),
  );
}
