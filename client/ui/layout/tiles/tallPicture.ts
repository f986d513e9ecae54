/** Where a hero uses the taller crop: up to the width at which the wide one does not overlap the text. */
export const TALL_PICTURE = '(max-width: 1365.98px)';
export const AVIF = 'image/avif';
