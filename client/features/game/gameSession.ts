/** What was played for real money since the page was opened. Major units. */
export interface GameSession {
  staked: number;
  won: number;
  /** Rounds that are already in. */
  rounds: readonly string[];
}

export const emptySession: GameSession = { staked: 0, won: 0, rounds: [] };

export function addRound(
  session: GameSession,
  { round, bet, win }: { round: string; bet: number; win: number },
): GameSession {
  if (session.rounds.includes(round)) return session;
  return { staked: session.staked + bet, won: session.won + win, rounds: [round, ...session.rounds].slice(0, 50) };
}
