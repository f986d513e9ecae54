import { useText } from '#client/i18n/useText.ts';
import { PasswordInput } from '#client/ui/forms/controls/PasswordInput.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** A new password, not the current one. */
  isNew?: boolean;
  hasMeter?: boolean;
}

export function PasswordField({ name, label, isNew = false, hasMeter = false }: PasswordFieldProps) {
  const text = useText();
  return (
    <FormField name={name} label={label} hint={hasMeter ? text('auth.passwordHint') : undefined}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          showLabel={text('auth.showPassword')}
          hideLabel={text('auth.hidePassword')}
          capsLockText={text('auth.capsLock')}
          strengthLabels={
            hasMeter
              ? [text('auth.strength.1'), text('auth.strength.2'), text('auth.strength.3'), text('auth.strength.4')]
              : undefined
          }
        />
      )}
    </FormField>
  );
}
