/** Key of localStorage: the cashback that the popup has shown. In its own file, because guests do not need it. */
export const seenCashbackKey = (uid: number): string => `already_seen_cashback_id_${uid}`;
