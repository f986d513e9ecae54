import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { lateBlur } from './lateBlur.ts';
import { suggestEmail } from './suggestEmail.ts';

interface EmailFieldProps
  extends Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'placeholder' | 'autoFocus'> {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** An e-mail field. After blur, an address that looks mistyped gets a suggestion, which may be ignored. */
export function EmailField({ name, label, hint, optional, ...input }: EmailFieldProps) {
  const text = useText();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const [isLeft, setLeft] = useState(false);
  const email = isLeft ? suggestEmail(String(value ?? '')) : null;
  const question = email ? text('auth.emailTypo', { email }) : '';
  return (
    <>
      <FormField
        name={name}
        label={label}
        hint={hint}
        optional={optional}
        note={
          email && (
            <TextButton
              kind="inline"
              onMouseDown={lateBlur.onMouseDown}
              onClick={() => setValue(name, email, { shouldValidate: true, shouldDirty: true })}
            >
              {question}
            </TextButton>
          )
        }
      >
        {({ onBlur, ...control }) => (
          <Input
            {...control}
            {...input}
            onBlur={() => {
              setLeft(true);
              onBlur();
            }}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <VisuallyHidden role="status">{question}</VisuallyHidden>
    </>
  );
}
