import type { getContactChange } from '#shared/api/account/accountContacts.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** The contact that is being replaced, and what a replacement brings. */
export type ContactChanges = OutputOf<typeof getContactChange>;
