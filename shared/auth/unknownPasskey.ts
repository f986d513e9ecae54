/** Code of a refusal: the platform has no such passkey (any more), so the browser should not offer it again. */
export const UNKNOWN_PASSKEY = 'UNKNOWN_PASSKEY';
