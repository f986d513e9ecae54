/** Code of the InvalidParameter by which a deposit is refused because another account has used its card (ours); the field is `card`. */
export const CARD_IN_USE = 'CARD_IN_USE';
