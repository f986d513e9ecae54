import { formField } from '../content/formField.ts';

/** The one field of the form of a new contact, by its kind. */
export const emailField = formField.parse({ name: 'contact', type: 'email' });
export const phoneField = formField.parse({ name: 'contact', type: 'phone' });
