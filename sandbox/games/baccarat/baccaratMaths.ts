import { type Chip, payChips } from '#sandbox/games/instant/chips.ts';
import type { Dice } from '#sandbox/world/play/dice.ts';

/** The RTP of the best spot, banker, in %. The shoe is endless: every card is equally likely on each draw. */
export const BACCARAT_RTP = 98.9;
/** What a chip on each side returns, the chip included. Banker wins more often and therefore pays 5 % less. */
export const PAYS: Readonly<Record<Side, number>> = { player: 2, banker: 1.95, tie: 9 };
export const BACCARAT_SPOTS = new Set<string>(['player', 'tie', 'banker']);

export type Side = 'player' | 'banker' | 'tie';
/** 0 to 51: four suits, ace to king. */
export type PlayingCard = number;

export interface BaccaratOutcome {
  player: PlayingCard[];
  banker: PlayingCard[];
  result: Side;
  wins: Chip[];
  win: number;
}

/** An ace counts one, tens and face cards zero. */
const cardValue = (card: PlayingCard): number => Math.min((card % 13) + 1, 10) % 10;
export const sumOf = (cards: readonly PlayingCard[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0) % 10;

/** Whether the banker draws a third card, by the fixed drawing table. `third` is the player's third card, if any. */
export function bankerDraws(sum: number, third: PlayingCard | undefined): boolean {
  if (third === undefined) return sum <= 5;
  const value = cardValue(third);
  if (sum <= 2) return true;
  if (sum === 3) return value !== 8;
  if (sum === 4) return value >= 2 && value <= 7;
  if (sum === 5) return value >= 4 && value <= 7;
  return sum === 6 && (value === 6 || value === 7);
}

/** Cards in drawing order: player, banker, player, banker, then third cards. */
export function dealCoup(draw: () => PlayingCard): Pick<BaccaratOutcome, 'player' | 'banker' | 'result'> {
  const [a, b, c, d] = [draw(), draw(), draw(), draw()];
  const player = [a, c];
  const banker = [b, d];
  // A natural (eight or nine) ends the coup.
  if (sumOf(player) < 8 && sumOf(banker) < 8) {
    const third = sumOf(player) <= 5 ? draw() : undefined;
    if (third !== undefined) player.push(third);
    if (bankerDraws(sumOf(banker), third)) banker.push(draw());
  }
  const [ours, theirs] = [sumOf(player), sumOf(banker)];
  return { player, banker, result: ours > theirs ? 'player' : ours < theirs ? 'banker' : 'tie' };
}

/** One coup, decided by the dice alone. On a tie the chips on both sides are returned. */
export function playCoup(dice: Dice, chips: Chip[]): BaccaratOutcome {
  const coup = dealCoup(() => dice.below(52));
  const timesOf = (spot: string) =>
    spot === coup.result ? PAYS[coup.result] : coup.result === 'tie' && spot !== 'tie' ? 1 : 0;
  return { ...coup, ...payChips({ chips }, timesOf) };
}
