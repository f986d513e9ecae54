import type { GameCard } from '../../../entities/game/gameCard.ts';

/** The game of the page. */
export interface PlayedGame extends GameCard {
  providerName: string;
  /** Percent; null where the platform does not say. */
  rtp: number | null;
  /** Opened by its custom name: its frame has another address. */
  isCustom: boolean;
  isDemoAddress: boolean;
}
