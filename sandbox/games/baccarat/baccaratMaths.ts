import type { Dice } from '../../world/play/dice.ts';
import { type Chip, payChips } from '../instant/chips.ts';

/** The return of the best place, the banker's, %: cards come from a shoe without end, so every card is equally likely each time. */
export const BACCARAT_RTP = 98.9;
/** What a place brings back, the chip included. The banker's win pays five hundredths less: it wins more often. */
export const PAYS: Readonly<Record<Side, number>> = { player: 2, banker: 1.95, tie: 9 };
export const BACCARAT_SPOTS = new Set<string>(['player', 'tie', 'banker']);

export type Side = 'player' | 'banker' | 'tie';
/** 0 to 51: four suits of ace to king. */
export type Card = number;

export interface BaccaratOutcome {
  player: Card[];
  banker: Card[];
  result: Side;
  wins: Chip[];
  win: number;
}

/** Ace is one, tens and pictures are nothing. */
export const valueOf = (card: Card): number => Math.min((card % 13) + 1, 10) % 10;
export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** Whether the banker takes a third card, by the table's fixed rule; `third` is the player's, if there was one. */
export function bankerDraws(sum: number, third: Card | undefined): boolean {
  if (third === undefined) return sum <= 5;
  const value = valueOf(third);
  if (sum <= 2) return true;
  if (sum === 3) return value !== 8;
  if (sum === 4) return value >= 2 && value <= 7;
  if (sum === 5) return value >= 4 && value <= 7;
  return sum === 6 && (value === 6 || value === 7);
}

/** Cards in the order they are drawn: player, banker, player, banker, then the third ones. */
export function dealCoup(draw: () => Card): Pick<BaccaratOutcome, 'player' | 'banker' | 'result'> {
  const [a, b, c, d] = [draw(), draw(), draw(), draw()];
  const player = [a, c];
  const banker = [b, d];
  // Eight or nine at once ends the coup.
  if (sumOf(player) < 8 && sumOf(banker) < 8) {
    const third = sumOf(player) <= 5 ? draw() : undefined;
    if (third !== undefined) player.push(third);
    if (bankerDraws(sumOf(banker), third)) banker.push(draw());
  }
  const [ours, theirs] = [sumOf(player), sumOf(banker)];
  return { player, banker, result: ours > theirs ? 'player' : ours < theirs ? 'banker' : 'tie' };
}

/** One coup, decided by the dice alone. On a tie the chips of both sides come back. */
export function playCoup(dice: Dice, chips: Chip[]): BaccaratOutcome {
  const coup = dealCoup(() => dice.below(52));
  const timesOf = (spot: string) =>
    spot === coup.result ? PAYS[coup.result] : coup.result === 'tie' && spot !== 'tie' ? 1 : 0;
  return { ...coup, ...payChips({ chips }, timesOf) };
}
