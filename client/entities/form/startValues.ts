import type { FormFieldSettings } from '#shared/content/formField.ts';
import { applyMask } from '#shared/domain/applyMask.ts';
import { unmask } from '#shared/domain/unmask.ts';

/** Default values of a configured form. A checkbox is never ticked beforehand, even if the configuration says so. */
export function startValues(fields: readonly FormFieldSettings[]): Record<string, string | boolean> {
  return Object.fromEntries(
    fields.map(({ name, type, value, options, mask, unmask: isRaw }) => {
      if (type === 'checkbox') return [name, false];
      if (type !== 'select') return [name, mask && isRaw ? shownIn(mask, value ?? '') : (value ?? '')];
      const isOffered = options.some((option) => option.value === value);
      return [name, isOffered ? (value as string) : (options[0]?.value ?? '')];
    }),
  );
}

/** The value with the literals of the mask; as it is if it does not fit, or saving the form would shorten it. */
function shownIn(mask: string, value: string): string {
  const masked = applyMask(mask, value);
  return unmask(mask, masked) === unmask(mask, value) ? masked : value;
}
