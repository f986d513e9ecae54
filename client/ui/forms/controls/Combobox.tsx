import { type Ref, Suspense, useEffect, useState } from 'react';
import { Select } from './Select.tsx';
import { lateComponent } from '../../../lib/late/lateComponent.ts';

const ComboboxList = lateComponent(async () => (await import('./ComboboxList.tsx')).ComboboxList);

export interface ComboboxOption {
  value: string;
  label: string;
  /** Further search terms. */
  keywords?: string;
}

export interface ComboboxLabels {
  /** "Roʻyxatni ochish". */
  open: string;
  clear: string;
  /** Shown if no option matches. */
  nothingFound: string;
  /** Announced after each typed character: "5 ta mos". */
  found: (count: number) => string;
}

export interface ComboboxProps {
  /** Id of the control, for the outer label. */
  id: string;
  name?: string;
  ref?: Ref<HTMLElement>;
  options: readonly ComboboxOption[];
  /** `''` if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder: string;
  labels: ComboboxLabels;
  disabled?: boolean;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

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
