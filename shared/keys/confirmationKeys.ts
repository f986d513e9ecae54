/** Query keys of the link in the e-mail that confirms a contact. */
export const confirmationKeys = { contact: 'contact', code: 'code' } as const;
