import { takeForm } from '#server/plain/forms/takeForm.ts';
import { restoreForm } from '#shared/forms/access/restoreForm.ts';
import { restoreStep } from './restoreStep.ts';

/** Asks for the login first; then, because nothing typed is stored, for the login again with the code and the new password. */
export const { submit: restorePassword } = takeForm(restoreForm, (_answer, { query }) => ({
  step: restoreStep(query) === 'restoreCode' ? 'restored' : 'restoreCode',
}));
