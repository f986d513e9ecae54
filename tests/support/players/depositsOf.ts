import { ask } from '#tests/support/wire/ask.ts';

/** A payment as the cashier's history returns it. */
export interface PaymentFacts {
  id: number;
  status: string;
  method: string;
  amount: { amount: number; currency: string };
  action?: { type: string; url?: string; payload?: string };
}

/** The player's latest deposits in the ledger, newest first. Rejects without a valid session. */
export async function depositsOf(origin: string, cookie: string): Promise<PaymentFacts[]> {
  const answer = await ask(origin, '/api/cashier.gethistory?type=deposit&offset=0&count=20', { headers: { cookie } });
  return answer.json<{ data: { items: PaymentFacts[] } }>().data.items;
}
