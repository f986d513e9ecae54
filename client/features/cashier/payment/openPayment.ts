import { sessionStorageKeys } from '../../../../shared/keys/sessionStorageKeys.ts';
import type { Id } from '../../../../shared/api/wireTypes.ts';

const KEY = sessionStorageKeys.openPayment;

/** Id of the payment for which this tab left for a provider, so that each tab returns to its own payment. Lost without storage. */
export const openPayment = {
  remember: (id: Id) => tried(() => sessionStorage.setItem(KEY, String(id))),
  read: () => tried(() => sessionStorage.getItem(KEY)) ?? null,
  forget: () => tried(() => sessionStorage.removeItem(KEY)),
};

function tried<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
