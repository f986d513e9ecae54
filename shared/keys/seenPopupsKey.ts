/** In sessionStorage: when each popup was shown. Apart from the other keys: guests need none. */
export const seenPopupsKey = 'seen_popups';
