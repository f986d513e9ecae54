import type { ReactNode } from 'react';
import { Checkbox } from './controls/choice/Checkbox.tsx';
import { useFormField } from './Form.tsx';

/** A checkbox of the surrounding Form; never preselected for the player. */
export function FormCheckbox({ name, label }: { name: string; label: ReactNode }) {
  const { control, error } = useFormField(name);
  const { value, ...rest } = control;
  return <Checkbox {...rest} checked={value === true} label={label} error={error} />;
}
