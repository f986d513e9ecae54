/** Field with the code of the second factor; it authorizes a withdrawal and is not part of the order. */
export const TWO_FACTOR_FIELD = 'two_factor_code';
