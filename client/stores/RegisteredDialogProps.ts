import type { DialogAnswers, DialogName, DialogParams } from './DialogParams.ts';

/** Props of a dialog's component, set by DialogHost. `close` without an answer: dismissed. */
export interface RegisteredDialogProps<K extends DialogName> {
  params: DialogParams[K];
  close: (answer?: DialogAnswers[K]) => void;
}
