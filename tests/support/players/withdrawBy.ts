import { CARD, type FundedPlayer } from './fundedPlayer.ts';

/** Asks for so much of the player's money; the id of the withdrawal. */
export async function withdrawBy({ post }: FundedPlayer, amount: number): Promise<number> {
  const order = { method: 'uzcard', amount: String(amount), currency: 'UZS', 'requisites[card]': CARD };
  return (await post<{ id: number }>('cashier.makewithdrawal', order)).id;
}
