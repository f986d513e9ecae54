/** Characters of a beacon's address: the fingerprint of a device takes about ten thousand, and all headers may have sixteen. */
export const MAX_HIT_LENGTH = 14 * 1024;
