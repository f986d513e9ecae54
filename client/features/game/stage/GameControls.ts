import type { GameSession } from '../session/gameSession.ts';
import type { PlayedGame } from '../session/PlayedGame.ts';
import type { GameMode } from './gameLaunch.ts';

/** Shared by the bar and the sheet on phones. */
export interface GameControls {
  game: PlayedGame;
  /** null: the poster is shown. */
  mode: GameMode | null;
  canLike: boolean;
  choose: (wish: 'real' | 'demo') => void;
  /** Opens a report to the support about this game and its last round. */
  report: () => void;
  /** null: the operator has disabled the button. */
  fullScreen: { isOn: boolean; toggle: () => void } | null;
  session: GameSession;
  /** Milliseconds; null before the game is opened. */
  startedAt: number | null;
}
