import type { InputProps } from './controls/Input.tsx';

/** Props of an input with formatted text: onChange receives the text, not the event. */
export interface TextControlProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'onInput'> {
  value: string;
  onChange: (text: string) => void;
}
