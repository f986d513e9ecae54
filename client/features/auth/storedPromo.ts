import { storageKeys } from '../../../shared/storageKeys.ts';

/** The promo code that a link brought. Storage may be forbidden; then there is none. */
export const storedPromo = {
  read(): string {
    try {
      return localStorage.getItem(storageKeys.promoCode) ?? '';
    } catch {
      return '';
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(storageKeys.promoCode);
    } catch {
      // Forbidden storage kept nothing either.
    }
  },
};
