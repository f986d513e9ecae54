import { type FundedPlayer } from './fundedPlayer.ts';

/** Makes a withdrawal of this amount. Resolves with its id; rejects when the platform refuses. */
export async function withdrawBy({ post, card }: FundedPlayer, amount: number): Promise<number> {
  const order = { method: 'uzcard', amount: String(amount), currency: 'UZS', 'requisites[card]': card };
  return (await post<{ id: number }>('cashier.makewithdrawal', order)).id;
}
