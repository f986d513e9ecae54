import { storageKeys } from '../../../shared/keys/storageKeys.ts';

/** The promo code stored on this device, from a link or from a guest, for the registration. Storage may be forbidden. */
export const storedPromo = {
  read(): string {
    try {
      return localStorage.getItem(storageKeys.promoCode) ?? '';
    } catch {
      return '';
    }
  },
  store(code: string): void {
    try {
      localStorage.setItem(storageKeys.promoCode, code);
    } catch {
      // The registration form then asks for it.
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(storageKeys.promoCode);
    } catch {
      // Forbidden storage contains nothing.
    }
  },
};
