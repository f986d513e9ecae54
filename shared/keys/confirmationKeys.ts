/** Query keys of the link in an e-mail that asks to confirm a contact. */
export const confirmationKeys = { contact: 'contact', code: 'code' } as const;
