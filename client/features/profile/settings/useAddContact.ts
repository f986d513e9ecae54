import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { addContact } from '#shared/api/account/account.contract.ts';
import { changeContact } from '#shared/api/account/accountContacts.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';

/** Adds a contact, or asks to replace `from` by it; rejects with the refusal, which belongs to the field `contact`. `done`: message id. */
export function useAddContact(done: string, onAdded: () => void, from?: string) {
  const text = useText();
  const { call, stores } = useApp();
  const { wait, take } = useRefusals();
  const { reload } = useReload();
  return {
    /** Seconds until another submission is accepted. */
    wait,
    async add(contact: InputOf<typeof addContact>): Promise<void> {
      try {
        requireOne(await (from === undefined ? call(addContact, contact) : call(changeContact, { ...contact, from })));
      } catch (error) {
        take(error);
        throw error;
      }
      stores.toasts.show('success', text(done));
      onAdded();
      await reload();
    },
  };
}
