import { type Ref, Suspense, useEffect, useState } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { ComboboxProps } from './ComboboxProps.ts';
import { Select } from './Select.tsx';

const ComboboxList = lateComponent(() => import('./ComboboxList.tsx'), 'ComboboxList');

/** A select with search. A native select until its code is loaded, and without script. */
export function Combobox(props: ComboboxProps) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const { options, onChange, labels: _, ref, ...rest } = props;
  const list = (
    <Select
      {...rest}
      ref={ref as Ref<HTMLSelectElement>}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (!isAlive) return list;
  return (
    <Suspense fallback={list}>
      <ComboboxList {...props} />
    </Suspense>
  );
}
