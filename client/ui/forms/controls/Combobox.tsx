import { type Ref, Suspense, useEffect, useState } from 'react';
import { Select } from './Select.tsx';
import { lateComponent } from '../../../lib/late/lateComponent.ts';

const ComboboxList = lateComponent(async () => (await import('./ComboboxList.tsx')).ComboboxList);

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other words it is found by. */
  keywords?: string;
}

export interface ComboboxLabels {
  /** "Roʻyxatni ochish". */
  open: string;
  clear: string;
  /** Under the box when nothing fits. */
  nothingFound: string;
  /** For readers after each letter: "5 ta mos". */
  found: (count: number) => string;
}

export interface ComboboxProps {
  /** Of the control: the label outside names it. */
  id: string;
  name?: string;
  ref?: Ref<HTMLElement>;
  options: readonly ComboboxOption[];
  /** `''` when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  words: ComboboxLabels;
  disabled?: boolean;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** One of many, found by typing. Before its code is there, and without script, it is the browser's own list. */
export function Combobox(props: ComboboxProps) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const { options, onChange, words: _, ref, ...rest } = props;
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
