/** In localStorage: the cashback that the popup has told of. Apart from the other keys: guests need none. */
export const seenCashbackKey = (uid: number): string => `already_seen_cashback_id_${uid}`;
