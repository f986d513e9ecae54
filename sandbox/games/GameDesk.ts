import type { Locale } from '../world/players/languages.ts';
import type { Account } from '../world/players/accounts.ts';
import type { CatalogueGame } from '../world/play/catalogue.ts';
import type { GameMode } from './GameMode.ts';

/** Who sits down at what. */
export interface Seating {
  game: CatalogueGame;
  mode: GameMode;
  player: Account | undefined;
  locale: Locale;
}

/** One kind of game at its address: the document of the frame, and the answers to what the frame orders. */
export interface GameDesk<S = Seating> {
  frame(seat: S, nonce: string): string;
  /** Throws AppError, and InsufficientFunds. `signal` is aborted when the player has gone. */
  play(seat: S, body: unknown, signal: AbortSignal): object | Promise<object>;
}
