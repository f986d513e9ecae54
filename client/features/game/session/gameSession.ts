/** A round that a game has reported, in major units. */
export interface Round {
  round: string;
  bet: number;
  win: number;
}

/** Real-money play in the player's session, in major units. */
export interface GameSession {
  staked: number;
  won: number;
  /** Ids of the counted rounds. */
  counted: readonly string[];
  /** The round that the game reported last. */
  last: string | null;
}

type SessionEvent =
  /** The platform's totals, which include all earlier rounds. */
  | { type: 'facts'; staked: number; won: number }
  /** A round that the platform's totals will include. */
  | { type: 'seen'; round: string }
  | ({ type: 'round' } & Round);

export const emptySession: GameSession = { staked: 0, won: 0, counted: [], last: null };

/** One session for all games, tabs and devices: the platform's totals, and rounds where it does not report totals. */
export function playSession(session: GameSession, event: SessionEvent): GameSession {
  if (event.type === 'facts') return { ...session, staked: event.staked, won: event.won };
  const { round } = event;
  if (event.type === 'seen') return { ...session, last: round };
  if (session.counted.includes(round)) return session;
  const { bet, win } = event;
  return {
    staked: session.staked + bet,
    won: session.won + win,
    counted: [round, ...session.counted].slice(0, 50),
    last: round,
  };
}
