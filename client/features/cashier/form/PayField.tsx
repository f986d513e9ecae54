import { Suspense } from 'react';
import { late } from '#client/lib/late/late.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { MaskedInput } from '#client/ui/forms/controls/MaskedInput.tsx';
import { SumInput } from '#client/ui/forms/controls/SumInput.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import { autofillToken } from '#shared/rules/fields/autofillToken.ts';
import type { PayFieldProps } from './PayFieldProps.ts';

/** Few methods have lists and checkboxes: loaded on demand; on the server at once, for pages without JavaScript. */
const RarePayField = late(() => import('./RarePayField.tsx'), 'RarePayField');

const DATE_MASK = '##.##.####';
const RARE = new Set<FormFieldSettings['type']>(['checkbox', 'select', 'sex']);
const INPUT_MODES: Partial<Record<FormFieldSettings['type'], 'numeric' | 'email'>> = {
  code: 'numeric',
  email: 'email',
};

/** A field of a payment method, of any kind in the operator's forms; usually a number with the method's mask. */
export function PayField(props: PayFieldProps) {
  const { type, label, hint, placeholder, ...field } = props.field;
  const { id, name, value, error, put, leave } = props.typed;
  if (RARE.has(type))
    return (
      <Suspense>
        <RarePayField {...props} />
      </Suspense>
    );
  const mask = field.mask ?? (type === 'date' ? DATE_MASK : undefined);
  const inputProps = {
    name,
    value: String(value),
    placeholder,
    onBlur: leave,
    autoComplete: autofillToken(props.field),
  };
  return (
    <Field id={id} label={label} hint={hint} optional={props.field.optional} error={error}>
      {(control) =>
        mask ? (
          <MaskedInput {...control} {...inputProps} mask={mask} onChange={put} />
        ) : type === 'sum' ? (
          <SumInput {...control} {...inputProps} digits={0} onChange={put} />
        ) : (
          <Input
            {...control}
            {...inputProps}
            type={type === 'password' ? 'password' : 'text'}
            inputMode={INPUT_MODES[type]}
            onChange={(event) => put(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
