import type { getContactPhoneSettings } from '../api/account/account.contract.ts';
import type { OutputOf } from '../api/method.ts';

/** Countries a phone may belong to; `mask` writes a digit as `#`. */
export type PhoneSettings = OutputOf<typeof getContactPhoneSettings>;
export type PhoneCountry = PhoneSettings['countries'][number];
