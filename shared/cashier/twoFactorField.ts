/** The code of the second factor in an order of money: it proves the order and is no part of it. */
export const TWO_FACTOR_FIELD = 'two_factor_code';
