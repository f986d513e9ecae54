import { addContact } from '../../../../shared/api/account/account.contract.ts';
import type { InputOf } from '../../../../shared/api/method.ts';
import { requireOne } from '../../../../shared/api/requireOne.ts';
import { useApp } from '../../../context/useApp.ts';
import { useReload } from '../../../context/useReload.ts';
import { useRefusals } from '../../../entities/form/useRefusals.ts';
import { useText } from '../../../i18n/useText.ts';

/** Adds a contact; rejects with the refusal, which belongs to the field `contact`. */
export function useAddContact(done: string, onAdded: () => void) {
  const text = useText();
  const { call, stores } = useApp();
  const { wait, take } = useRefusals();
  const { reload } = useReload();
  return {
    /** Seconds until another submission is accepted. */
    wait,
    async add(contact: InputOf<typeof addContact>): Promise<void> {
      try {
        requireOne(await call(addContact, contact));
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
