import type { GameCard } from '#client/entities/game/gameCard.ts';

export interface PlayedGame extends GameCard {
  providerName: string;
  /** Percent; null when the platform does not report it. */
  rtp: number | null;
  /** Opened by its custom name, which gives the frame another address. */
  isCustom: boolean;
  isDemoAddress: boolean;
}
