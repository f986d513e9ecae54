/** The field of a deposit sent without JavaScript that repeats the sum that its pressed button shows: `20000 UZS`. */
export const CONFIRMED_SUM_FIELD = 'confirmed_sum';
