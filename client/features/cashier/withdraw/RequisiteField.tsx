import { Suspense } from 'react';
import type { FormField as Configured } from '../../../../shared/content/formField.ts';
import { Input } from '../../../ui/forms/controls/Input.tsx';
import { MaskedInput } from '../../../ui/forms/controls/MaskedInput.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { LateRequisiteField } from './LateRequisiteField.ts';

const PLAIN = new Set<Configured['type']>([
  'text',
  'custom',
  'cardHolder',
  'iban',
  'documentNumber',
  'name',
  'address',
]);

/** Where the money goes. Most are a number in a mask; what draws the other kinds comes when one is asked for. */
export function RequisiteField({ field }: { field: Configured }) {
  const { name, type, label, hint, mask, placeholder } = field;
  if (!PLAIN.has(type))
    return (
      <Suspense>
        <LateRequisiteField field={field} />
      </Suspense>
    );
  return (
    <FormField name={name} label={label} hint={hint}>
      {({ value, ...control }) =>
        mask ? (
          <MaskedInput
            {...control}
            mask={mask}
            value={String(value ?? '')}
            placeholder={placeholder}
            autoComplete="off"
          />
        ) : (
          <Input {...control} value={String(value ?? '')} placeholder={placeholder} autoComplete="off" />
        )
      }
    </FormField>
  );
}
