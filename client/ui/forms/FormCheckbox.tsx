import type { ReactNode } from 'react';
import { Checkbox } from './controls/choice/Checkbox.tsx';
import { useFormField } from './Form.tsx';

interface FormCheckboxProps {
  name: string;
  label: ReactNode;
  /** The form may be sent without it. */
  optional?: boolean;
}

/** A checkbox of the surrounding Form; never preselected for the player. */
export function FormCheckbox({ name, label, optional }: FormCheckboxProps) {
  const { control, error } = useFormField(name);
  const { value, ...rest } = control;
  return (
    <Checkbox {...rest} checked={value === true} label={label} error={error} aria-required={!optional || undefined} />
  );
}
