import { takeForm } from '#server/plain/forms/takeForm.ts';
import { credentialsPage } from '#server/plain/pages/credentialsPage.ts';
import { signUpForm } from '#shared/forms/access/signUpForm.ts';

/** Registers a player by one of the auth methods, which a refused form keeps; a generated password is shown in the answer itself. */
export const { submit: signUp } = takeForm(
  signUpForm,
  ({ login, password }) => (password === undefined ? 'done' : { html: credentialsPage({ login, password }) }),
  { back: ({ method }) => ({ type: method }) },
);
