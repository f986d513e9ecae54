/** Max characters of the visit beacon's address: a device fingerprint needs about 10,000, and all headers together may have 16,384. */
export const MAX_HIT_LENGTH = 14 * 1024;
