import { storageKeys } from '../../../shared/keys/storageKeys.ts';

/** The promo code on this device: a link brought it, or a guest wants it at the registration. Storage may be forbidden. */
export const storedPromo = {
  read(): string {
    try {
      return localStorage.getItem(storageKeys.promoCode) ?? '';
    } catch {
      return '';
    }
  },
  keep(code: string): void {
    try {
      localStorage.setItem(storageKeys.promoCode, code);
    } catch {
      // The registration then asks for it again.
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(storageKeys.promoCode);
    } catch {
      // Forbidden storage stored nothing either.
    }
  },
};
