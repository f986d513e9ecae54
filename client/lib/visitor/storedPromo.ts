import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

/** The promo code stored on this device, from a link or from a guest, for the registration. Storage may be forbidden. */
export const storedPromo = {
  read(): string {
    return deviceStorage.read(storageKeys.promoCode) ?? '';
  },
  store(code: string): void {
    // Without storage the registration form asks for it.
    deviceStorage.write(storageKeys.promoCode, code);
  },
  remove(): void {
    deviceStorage.remove(storageKeys.promoCode);
  },
};
