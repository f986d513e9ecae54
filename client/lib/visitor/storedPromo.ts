import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { storageKeys } from '#shared/keys/storageKeys.ts';

/** The server keeps the code of a link with its document, before any script runs (keepPromo). */
function cookieCode(): string {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookieNames.promoCode}=`));
    return visibleText(decodeURIComponent(pair?.slice(cookieNames.promoCode.length + 1) ?? ''));
  } catch {
    return '';
  }
}

function forgetCookie(): void {
  if (cookieCode()) document.cookie = `${cookieNames.promoCode}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/** The promo code stored on this device, from a link or from a guest, for the registration. Storage may be forbidden. */
export const storedPromo = {
  read(): string {
    return cookieCode() || (deviceStorage.read(storageKeys.promoCode) ?? '');
  },
  store(code: string): void {
    // Without storage the registration form asks for it.
    forgetCookie();
    deviceStorage.write(storageKeys.promoCode, code);
  },
  remove(): void {
    forgetCookie();
    deviceStorage.remove(storageKeys.promoCode);
  },
};
