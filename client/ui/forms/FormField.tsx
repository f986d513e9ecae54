import type { ReactNode } from 'react';
import { Field, type FieldControl, type FieldProps } from './Field.tsx';
import { type FormFieldState, useFormField } from './Form.tsx';

interface FormFieldProps extends Omit<FieldProps, 'children' | 'error' | 'id'> {
  name: string;
  /** Spread the argument on Input, PasswordInput, Select, CodeInput ...: it has value, handlers, id and ARIA attributes. */
  children: (control: FormFieldState['control'] & FieldControl) => ReactNode;
}

/** A labelled field of the surrounding Form. */
export function FormField({ name, children, ...texts }: FormFieldProps) {
  const { control, error } = useFormField(name);
  return (
    <Field {...texts} id={control.id} error={error}>
      {(aria) => children({ ...control, ...aria })}
    </Field>
  );
}
