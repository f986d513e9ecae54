import { sumText } from './sumText.ts';

/** Minor units of UZS. */
const VERIFIED_ABOVE = 1_000_000_00;

/** Bounds of the cashier, as numbers for the code and as text for messages. */
export const moneyRules = {
  /** The total that may be withdrawn before verification is required. */
  verifiedAbove: VERIFIED_ABOVE,
  texts: { verifiedAbove: sumText(VERIFIED_ABOVE) },
};
