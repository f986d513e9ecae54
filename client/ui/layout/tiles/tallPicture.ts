/** Where a hero takes the taller cut: up to the width at which the wide one clears the words. */
export const TALL_PICTURE = '(width < 1366px)';
export const WIDE_PICTURE = '(width >= 1366px)';
export const AVIF = 'image/avif';
