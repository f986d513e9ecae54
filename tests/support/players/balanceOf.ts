import { ask } from '#tests/support/wire/ask.ts';

/** The player's `balance_main` in major units. Rejects without a valid session. */
export async function balanceOf(origin: string, cookie: string): Promise<number> {
  const answer = await ask(origin, '/api/account.getInfo', { headers: { cookie } });
  return answer.json<{ data: { balance_main: { amount: number } } }>().data.balance_main.amount;
}
