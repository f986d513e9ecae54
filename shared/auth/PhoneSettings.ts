import type { getContactPhoneSettings } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';

/** Countries of phone numbers; `mask` writes a digit as `#`. */
export type PhoneSettings = OutputOf<typeof getContactPhoneSettings>;
/** A country of phone numbers: its code, phone code, mask and name. */
export type PhoneCountry = PhoneSettings['countries'][number];
