import { openPaymentKey } from '../../../../shared/keys/openPaymentKey.ts';
import type { Id } from '../../../../shared/api/wireTypes.ts';

const KEY = openPaymentKey;

/** The payment that this tab went to a provider with: of several tabs each comes back to its own. Without storage it is forgotten. */
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
