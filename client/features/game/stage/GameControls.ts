import type { GameMode } from './gameLaunch.ts';
import type { GameSession } from '../session/gameSession.ts';
import type { PlayedGame } from '../session/PlayedGame.ts';

/** What the bar and the phone's sheet steer. */
export interface GameControls {
  game: PlayedGame;
  /** null: the poster. */
  mode: GameMode | null;
  canLike: boolean;
  choose: (wish: 'real' | 'demo') => void;
  /** Writes to the support about this game and its last round. */
  report: () => void;
  /** null: the operator shows no such button here. */
  fullScreen: { isOn: boolean; toggle: () => void } | null;
  session: GameSession;
  /** ms; null before the game was opened. */
  startedAt: number | null;
}
