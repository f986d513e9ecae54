import { tabStorage } from '#client/lib/device/tabStorage.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { sessionStorageKeys } from '#shared/keys/sessionStorageKeys.ts';

const KEY = sessionStorageKeys.openPayment;

/** Id of the payment for which this tab left for a provider, so that each tab returns to its own payment. Lost without storage. */
export const openPayment = {
  remember: (id: Id) => void tabStorage.write(KEY, String(id)),
  read: () => tabStorage.read(KEY),
  forget: () => tabStorage.remove(KEY),
};
