import type { Ref } from 'react';

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
  matches: (count: number) => string;
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
