import { formField } from '#shared/content/formField.ts';

/** Field of the form for a new e-mail. */
export const emailField = formField.parse({ name: 'contact', type: 'email' });
/** Field of the form for a new phone. */
export const phoneField = formField.parse({ name: 'contact', type: 'phone' });
