/** Key of sessionStorage: when each popup was shown. In its own file, because guests do not need it. */
export const seenPopupsKey = 'seen_popups';
