import { type Ref, useId } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Field name when the form is posted without JavaScript. */
  name?: string;
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** Called with the last digit, so that the form can submit without a press. */
  onComplete?: (code: string) => void;
  /** The code is being checked. */
  isBusy: boolean;
}

/** A code from a message or an authenticator app, in a form that also works without JavaScript. */
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
