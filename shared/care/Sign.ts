/** A sign of harm in the week that is judged, with the figures that are shown. */
export type Sign =
  /** Deposits soon after the one before was lost. */
  | { kind: 'chasing'; times: number }
  /** Sittings in which the stakes grew while money was lost; `factor`: of the steepest. */
  | { kind: 'raisedStakes'; times: number; factor: number }
  /** Nights with play, more than usual for the player. */
  | { kind: 'night'; times: number; seconds: number }
  /** Sittings of hours, more than usual for the player; `seconds`: the longest. */
  | { kind: 'longSittings'; times: number; seconds: number }
  /** Withdrawals that came back and were played on. */
  | { kind: 'returnedWithdrawals'; times: number }
  /** Deposits of the week over those of an average week before. */
  | { kind: 'growingDeposits'; factor: number };

/** Kind of a sign. */
export type SignKind = Sign['kind'];

/** The strongest first. */
export const signKinds = [
  'chasing',
  'returnedWithdrawals',
  'raisedStakes',
  'growingDeposits',
  'night',
  'longSittings',
] as const satisfies readonly SignKind[];
