/** What was played for real money in the player's session. Major units. */
export interface GameSession {
  staked: number;
  won: number;
  /** Rounds that are already in. */
  rounds: readonly string[];
}

type SessionEvent =
  /** What the platform counts of the session, with every round that came before. */
  { type: 'facts'; staked: number; won: number } | { type: 'round'; round: string; bet: number; win: number };

export const emptySession: GameSession = { staked: 0, won: 0, rounds: [] };

/** One session for all games of a visit: it starts with what the platform has counted, and each round adds to it. */
export function playSession(session: GameSession, event: SessionEvent): GameSession {
  if (event.type === 'facts') return { ...session, staked: event.staked, won: event.won };
  const { round, bet, win } = event;
  if (session.rounds.includes(round)) return session;
  return { staked: session.staked + bet, won: session.won + win, rounds: [round, ...session.rounds].slice(0, 50) };
}
