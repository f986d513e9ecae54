import { sumText } from './sumText.ts';

/** Minor units of UZS. */
const VERIFIED_ABOVE = 1_000_000_00;

/** Bounds and promises of the cashier, as numbers for the code and as text for messages. */
export const moneyRules = {
  /** The total that may be withdrawn before verification is required. */
  verifiedAbove: VERIFIED_ABOVE,
  /** Seconds within which a withdrawal is paid, as the text `eta` promises. */
  payoutWithin: 86_400,
  texts: { verifiedAbove: sumText(VERIFIED_ABOVE) },
};
