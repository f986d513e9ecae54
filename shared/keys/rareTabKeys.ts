/** Keys of sessionStorage that guests do not need, or only a few pages: sessionStorageKeys is part of the first script. */
export const rareTabKeys = {
  /** The session of this tab ended by inactivity. The sign-in shows this once. */
  idleEnd: 'idle_end',
  /** When each popup was shown. */
  seenPopups: 'seen_popups',
  /** Bytes that this tab has loaded with the data saver on. */
  visitBytes: 'visit_bytes',
} as const;
