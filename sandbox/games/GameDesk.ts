import type { CatalogueGame } from '#sandbox/world/play/catalogue.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { GameMode } from './GameMode.ts';

/** The player (or guest), the game and the mode of one request. */
export interface Seating {
  game: CatalogueGame;
  mode: GameMode;
  player: Account | undefined;
  locale: SandboxLanguage;
}

/** One kind of game at its address: renders the frame and answers the orders that the frame posts. */
export interface GameDesk<S = Seating> {
  frame(seat: S, nonce: string): string;
  /** Throws AppError and InsufficientFunds. `signal` is aborted when the player disconnects. */
  play(seat: S, body: unknown, signal: AbortSignal): object | Promise<object>;
}
