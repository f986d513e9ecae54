import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { DateInput } from '#client/ui/forms/controls/DateInput.tsx';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { MaskedInput } from '#client/ui/forms/controls/MaskedInput.tsx';
import { PasswordInput } from '#client/ui/forms/controls/PasswordInput.tsx';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { SumInput } from '#client/ui/forms/controls/SumInput.tsx';
import { FormCheckbox } from '#client/ui/forms/FormCheckbox.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { PhoneCountry } from '#shared/auth/PhoneSettings.ts';
import type { FormFieldSettings as FieldConfig } from '#shared/content/formField.ts';
import { withLocale } from '#shared/locales.ts';
import { autofillToken } from '#shared/rules/fields/autofillToken.ts';
import { CODE_LENGTH } from '#shared/rules/fields/codeRule.ts';
import { EmailField } from './EmailField.tsx';
import { labelOf } from './labelOf.ts';
import { PhoneField } from './PhoneField.tsx';
import { sexOptions } from './sexOptions.ts';
import { splitLinks } from './splitLinks.ts';

export interface ConfiguredFieldProps {
  field: FieldConfig;
  /** A new password has a strength meter. */
  password?: 'new' | 'current';
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  onCountry: (code: string) => void;
  /** The field `code` takes a recovery code, too. */
  takesLetters?: boolean;
  autoFocus?: boolean;
}

/** The control for a field of forms-config, with its autofill token. */
export function ConfiguredField({
  field,
  password = 'new',
  countries,
  country,
  onCountry,
  autoFocus,
  takesLetters = false,
}: ConfiguredFieldProps) {
  const text = useText();
  const label = labelOf(field, text);
  const fieldProps = { name: field.name, label, hint: field.hint, optional: field.optional };
  switch (field.type) {
    case 'checkbox':
      return <FormCheckbox {...fieldProps} label={<LinkedText>{label}</LinkedText>} />;
    case 'phone':
      return <PhoneField {...fieldProps} countries={countries} country={country} onCountry={onCountry} />;
    case 'password':
      return (
        <FormField {...fieldProps} hint={field.hint ?? (password === 'new' ? text('auth.passwordHint') : undefined)}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete={password === 'new' ? 'new-password' : 'current-password'}
              showLabel={text('auth.showPassword')}
              hideLabel={text('auth.hidePassword')}
              capsLockText={text('auth.capsLock')}
              strengthLabels={
                password === 'new' && field.name === 'password'
                  ? [text('auth.strength.1'), text('auth.strength.2'), text('auth.strength.3'), text('auth.strength.4')]
                  : undefined
              }
            />
          )}
        </FormField>
      );
    case 'select':
      return (
        <FormField {...fieldProps}>
          {(control) => <Select {...control} autoComplete={autofillToken(field)} options={field.options} />}
        </FormField>
      );
    case 'sex': {
      const unset = { value: '', label: '—' };
      return (
        <FormField {...fieldProps}>
          {(control) => (
            <Select {...control} autoComplete={autofillToken(field)} options={[unset, ...sexOptions(field, text)]} />
          )}
        </FormField>
      );
    }
    case 'code':
      return (
        <FormField {...fieldProps}>
          {({ value, ...control }) => <CodeInput {...control} value={String(value)} length={CODE_LENGTH} />}
        </FormField>
      );
    case 'login':
    case 'email':
      return (
        <EmailField
          {...fieldProps}
          type={field.type === 'email' ? 'email' : 'text'}
          // `webauthn` last: browsers offer passkeys in the login field of the sign-in.
          autoComplete={password === 'current' ? `${autofillToken(field)} webauthn` : autofillToken(field)}
          placeholder={field.placeholder}
          autoFocus={autoFocus}
        />
      );
    case 'sum':
      return (
        <FormField {...fieldProps}>
          {({ value, ...control }) => (
            <SumInput {...control} digits={0} value={String(value ?? '')} placeholder={field.placeholder} />
          )}
        </FormField>
      );
    case 'date':
      return (
        <FormField {...fieldProps}>
          {({ value, ...control }) => (
            <DateInput
              {...control}
              value={String(value ?? '')}
              placeholder={field.placeholder ?? ''}
              autoComplete={autofillToken(field)}
            />
          )}
        </FormField>
      );
    default:
      if (field.mask) {
        const { mask } = field;
        return (
          <FormField {...fieldProps}>
            {({ value, ...control }) => (
              <MaskedInput
                {...control}
                mask={mask}
                value={String(value ?? '')}
                placeholder={field.placeholder}
                autoComplete={autofillToken(field)}
              />
            )}
          </FormField>
        );
      }
      return (
        <FormField {...fieldProps}>
          {(control) => (
            <Input
              {...control}
              placeholder={field.placeholder}
              autoComplete={autofillToken(field)}
              inputMode={field.name === 'code' && !takesLetters ? 'numeric' : undefined}
            />
          )}
        </FormField>
      );
  }
}

/** Text with links to pages of the site. They open in a new tab, so that the form is not lost. */
function LinkedText({ children }: { children: string }) {
  const { locale } = useApp();
  return splitLinks(children).map(({ text, href }) =>
    href ? (
      <TextLink key={href} href={withLocale(href, locale)} target="_blank">
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
