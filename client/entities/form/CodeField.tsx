import { type Ref, useId } from 'react';
import { useText } from '../../i18n/useText.ts';
import { CodeInput } from '../../ui/forms/controls/CodeInput.tsx';
import { Field } from '../../ui/forms/Field.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  /** In a plain post. */
  name?: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** Called with the last digit; the form may send itself. */
  onComplete?: (code: string) => void;
  /** Its code is under way. */
  isBusy: boolean;
}

/** The code of a message or of an app, in a form that also goes by a plain post. */
export function CodeField({ ref, name = 'code', value, error, onChange, onComplete, isBusy }: CodeFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <Field id={id} label={text('auth.field.code')} error={error}>
      {(control) => (
        <CodeInput
          {...control}
          ref={ref}
          name={name}
          value={value}
          onChange={onChange}
          {...(onComplete ? { onComplete } : {})}
          readOnly={isBusy}
        />
      )}
    </Field>
  );
}
