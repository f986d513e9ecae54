/** Real-money play in the player's session, in major units. */
export interface GameSession {
  staked: number;
  won: number;
  /** Ids of the counted rounds. */
  rounds: readonly string[];
}

type SessionEvent =
  /** The platform's totals, which include all earlier rounds. */
  { type: 'facts'; staked: number; won: number } | { type: 'round'; round: string; bet: number; win: number };

export const emptySession: GameSession = { staked: 0, won: 0, rounds: [] };

/** One session for all games of a visit: starts with the platform's totals; each new round adds to them. */
export function playSession(session: GameSession, event: SessionEvent): GameSession {
  if (event.type === 'facts') return { ...session, staked: event.staked, won: event.won };
  const { round, bet, win } = event;
  if (session.rounds.includes(round)) return session;
  return { staked: session.staked + bet, won: session.won + win, rounds: [round, ...session.rounds].slice(0, 50) };
}
