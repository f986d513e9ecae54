import { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import type { Call } from '#shared/api/call.ts';
import type { PhoneSettings } from '#shared/auth/PhoneSettings.ts';

/** The countries that read a login without its country code; undefined for a login that is no phone, and when the platform fails. */
export async function phonesFor(login: string | undefined, call: Call): Promise<PhoneSettings | undefined> {
  if (login === undefined || !/\d/.test(login) || /\p{L}|@/u.test(login)) return undefined;
  return call(getContactPhoneSettings, {}).catch(() => undefined);
}
