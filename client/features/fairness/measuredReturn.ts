interface PlayedRound {
  bet: number;
  win: number;
  /** Stated return of its game, percent. */
  rtp: number;
}

/** Percent of the stakes. */
export interface MeasuredReturn {
  rounds: number;
  measured: number;
  /** The interval that contains the true return in 95 of 100 such samples. */
  low: number;
  high: number;
  /** The stated return of these games, weighted by the stakes. */
  stated: number;
}

/** Two-sided, of the normal distribution. */
const Z_95 = 1.96;
/** Fewer rounds say nothing. */
const MIN_ROUNDS = 30;

/**
 * The return over the player's own rounds, with its interval: a ratio of sums, whose error follows from how far each win is from the
 * measured return of its stake (delta method). null: too few rounds.
 */
export function measuredReturn(played: readonly PlayedRound[]): MeasuredReturn | null {
  const rounds = played.filter(({ bet }) => bet > 0);
  if (rounds.length < MIN_ROUNDS) return null;
  const sum = (of: (round: PlayedRound) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const staked = sum(({ bet }) => bet);
  const ratio = sum(({ win }) => win) / staked;
  const error = Math.sqrt(sum(({ bet, win }) => (win - ratio * bet) ** 2)) / staked;
  return {
    rounds: rounds.length,
    measured: ratio * 100,
    low: Math.max(0, ratio - Z_95 * error) * 100,
    high: (ratio + Z_95 * error) * 100,
    stated: sum(({ bet, rtp }) => bet * rtp) / staked,
  };
}
