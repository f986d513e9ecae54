import type { FormField } from '../../../../shared/content/formField.ts';
import { sexOptions } from '../../../entities/form/sexOptions.ts';
import { useText } from '../../../i18n/useText.ts';
import { Checkbox } from '../../../ui/forms/controls/Checkbox.tsx';
import { Input } from '../../../ui/forms/controls/Input.tsx';
import { MaskedInput } from '../../../ui/forms/controls/MaskedInput.tsx';
import { Select } from '../../../ui/forms/controls/Select.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import type { TypedField } from './useTypedForm.ts';

interface PayFieldProps {
  field: FormField;
  typed: TypedField;
}

const DATE_MASK = '##.##.####';
const INPUT_MODES: Partial<Record<FormField['type'], 'numeric' | 'email'>> = {
  sum: 'numeric',
  code: 'numeric',
  email: 'email',
};

/** A field of a payment method, of any kind the operator's forms have; a number mostly, in the method's own mask. */
export function PayField({ field, typed }: PayFieldProps) {
  const text = useText();
  const { type, label, hint, placeholder } = field;
  const { id, name, value, error, put, leave } = typed;
  if (type === 'checkbox')
    return (
      <Checkbox
        id={id}
        name={name}
        label={label}
        {...(error ? { error } : {})}
        checked={value === true}
        onBlur={leave}
        onChange={(event) => put(event.currentTarget.checked)}
      />
    );
  const mask = field.mask ?? (type === 'date' ? DATE_MASK : undefined);
  const own = { name, value: String(value), placeholder, onBlur: leave, autoComplete: 'off' };
  const options = type === 'sex' ? sexOptions(field, text) : field.options;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) =>
        type === 'select' || type === 'sex' ? (
          <Select
            {...control}
            name={name}
            value={String(value)}
            options={options}
            onBlur={leave}
            onChange={(event) => put(event.currentTarget.value)}
          />
        ) : mask ? (
          <MaskedInput {...control} {...own} mask={mask} onChange={put} />
        ) : (
          <Input
            {...control}
            {...own}
            type={type === 'password' ? 'password' : 'text'}
            inputMode={INPUT_MODES[type]}
            onChange={(event) => put(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
