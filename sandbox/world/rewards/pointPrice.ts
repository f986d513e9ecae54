import { sumText } from '#sandbox/world/money/sumText.ts';

/** Minor units of UZS. */
const BETS = 1_000_00;

/** The real-money bets that give one point, of a race or of the club; used by the ledger and by every page that states it. */
export const pointPrice = { bets: BETS, texts: sumText(BETS) };
