const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The thresholds of docs/care.md. Times in seconds; none is a sum of money, so that the rules are the same for small and large stakes. */
export const careRules = {
  /** What is judged, and what it is compared with. */
  week: 7 * DAY,
  history: 28 * DAY,
  /** A longer pause between two bets begins another sitting. */
  sittingGap: 30 * 60,
  chasing: {
    /** Share of the deposit before that is lost. */
    lostShare: 0.6,
    /** From the last bet to the new deposit. */
    within: 2 * HOUR,
    /** Times in a week; once happens to many. */
    times: 2,
  },
  raisedStakes: {
    /** Of a sitting; fewer show no course. */
    bets: 30,
    /** The mean stake of the last third over that of the first. */
    factor: 2,
    sittings: 2,
  },
  night: {
    /** Hours of Tashkent time, the last one excluded. */
    from: 0,
    to: 6,
    /** Play in a night that counts. */
    atLeast: HOUR / 2,
    nights: 3,
    /** Over the player's own weeks before. */
    factor: 2,
  },
  longSittings: { atLeast: 3 * HOUR, times: 2, factor: 2 },
  returnedWithdrawals: {
    /** From the returned withdrawal to the next bet. */
    within: 6 * HOUR,
    times: 2,
  },
  growingDeposits: {
    /** Over the player's own weeks before. */
    factor: 3,
    deposits: 3,
    /** Weeks that are needed for the comparison. */
    weeks: 2,
  },
  /** Chasing is told by itself; of the others so many together. */
  together: 2,
} as const;
