import { CARD, type FundedPlayer } from './fundedPlayer.ts';

/** Makes a withdrawal of this amount. Resolves with its id; rejects when the platform refuses. */
export async function withdrawBy({ post }: FundedPlayer, amount: number): Promise<number> {
  const order = { method: 'uzcard', amount: String(amount), currency: 'UZS', 'requisites[card]': CARD };
  return (await post<{ id: number }>('cashier.makewithdrawal', order)).id;
}
