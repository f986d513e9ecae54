import { sumText } from '../money/sumText.ts';

/** Minor units of UZS. */
const BETS = 1_000_00;

/** The bets with real money that give one point, of a race or of the club: the ledger counts by it and every page names it. */
export const pointPrice = { bets: BETS, words: sumText(BETS) };
