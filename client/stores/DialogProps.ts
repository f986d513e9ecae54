import type { DialogAnswers, DialogName, DialogParams } from './DialogParams.ts';

/** What DialogHost gives to the component of a dialog. `close` without an answer: dismissed. */
export interface DialogProps<K extends DialogName> {
  params: DialogParams[K];
  close: (answer?: DialogAnswers[K]) => void;
}
