/** Bounds of the files of one message to support. */
export const ticketFiles = {
  /** Bytes of one file as it is sent. */
  maxBytes: 12_000_000,
  /** Bytes of all files of one form that is sent without JavaScript: it brings them at once, and is read into memory. */
  maxFormBytes: 24_000_000,
  /** Files of one message. */
  maxCount: 4,
  /** Types that a message may have, and the ends of their names. */
  accept: 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf,.heic,.heif',
} as const;
