import { sumText } from './sumText.ts';

/** Minor units of UZS. */
const VERIFIED_ABOVE = 1_000_000_00;

/** Bounds of the cashier, in figures for the desk that holds to them and in words for whoever speaks of them. */
export const moneyRules = {
  /** May leave in all before papers are asked for. */
  verifiedAbove: VERIFIED_ABOVE,
  words: { verifiedAbove: sumText(VERIFIED_ABOVE) },
};
