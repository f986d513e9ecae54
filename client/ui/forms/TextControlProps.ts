import type { InputProps } from './controls/Input.tsx';

/** An input whose value is text in a shape of its own: what it gives is the text, not the event. */
export interface TextControlProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'onInput'> {
  value: string;
  onChange: (text: string) => void;
}
