import { sexOptions } from '#client/entities/form/sexOptions.ts';
import { useText } from '#client/i18n/useText.ts';
import { Checkbox } from '#client/ui/forms/controls/choice/Checkbox.tsx';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { autofillToken } from '#shared/rules/fields/autofillToken.ts';
import type { PayFieldProps } from './PayFieldProps.ts';

export function RarePayField({ field, typed }: PayFieldProps) {
  const text = useText();
  const { type, label, hint } = field;
  const { id, name, value, error, put, leave } = typed;
  if (type === 'checkbox')
    return (
      <Checkbox
        id={id}
        name={name}
        label={label}
        {...(error ? { error } : {})}
        checked={value === true}
        aria-required={!field.optional || undefined}
        onBlur={leave}
        onChange={(event) => put(event.currentTarget.checked)}
      />
    );
  return (
    <Field id={id} label={label} hint={hint} optional={field.optional} error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          autoComplete={autofillToken(field)}
          value={String(value)}
          options={type === 'sex' ? sexOptions(field, text) : field.options}
          onBlur={leave}
          onChange={(event) => put(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
