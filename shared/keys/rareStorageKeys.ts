/** Keys of localStorage that guests do not need, or only a few pages: storageKeys is part of the first script. */
export const rareStorageKeys = {
  /** The cashback that the popup has shown. */
  seenCashback: (uid: number) => `already_seen_cashback_id_${uid}`,
  /** Set once calm mode has been offered. */
  calmOffered: 'calm_offered',
  /** Set while notices are muted. */
  noticesMuted: 'notices_muted',
  /** When this device last sent something of a player to a service beside the platform, Unix seconds. */
  lastSent: (service: string, uid: number) => `last_sent_${service}_${uid}`,
  /** This device's copy of a login's phrase; `hash`: of the login. */
  phrase: (hash: string) => `phrase_${hash}`,
} as const;
