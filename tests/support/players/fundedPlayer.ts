import { ownCard } from '#sandbox/testing/ownCard.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import { ask } from '#tests/support/wire/ask.ts';
import { postForm } from '#tests/support/wire/postForm.ts';
import { codeSentTo } from './codeSentTo.ts';
import { type Player, signUp } from './signUp.ts';

/** A player with a confirmed e-mail, a profile and money, who can call methods. */
export interface FundedPlayer extends Player {
  /** The card of the deposits, which nobody else has. */
  card: string;
  /** Calls a method as the player's page does. Rejects with the error of the platform. */
  post<T>(method: string, fields: Record<string, string>): Promise<T>;
  get<T>(method: string, query?: Record<string, string>): Promise<T>;
}

/** Creates a player who may withdraw: a confirmed e-mail, a profile and these deposits by card, in soʻm. Rejects when a step is refused. */
export async function fundedPlayer(
  { origin, sandbox }: Pick<Site, 'origin' | 'sandbox'>,
  deposits: readonly number[] = [500_000],
  currency = 'UZS',
): Promise<FundedPlayer> {
  const email = `money-${crypto.randomUUID().slice(0, 12)}@yulduz.test`;
  const player = await signUp(origin, email, currency);
  const read = <T>(name: string, answer: { text: string; json<J>(): J }): T => {
    const { data, error } = answer.json<{ data?: T; error?: object }>();
    if (data === undefined) throw new Error(`${name}: ${JSON.stringify(error ?? answer.text)}`);
    return data;
  };
  const headers = { cookie: player.cookie };
  const post = async <T>(method: string, fields: Record<string, string>): Promise<T> =>
    read<T>(method, await postForm(origin, `/api/${method}`, fields, headers));
  const get = async <T>(method: string, query: Record<string, string> = {}): Promise<T> =>
    read<T>(method, await ask(origin, `/api/${method}?${new URLSearchParams(query)}`, { headers }));
  await post('account.sendconfirmationtocontact', { contact: email });
  await post('account.confirmContact', { contact: email, code: await codeSentTo(sandbox, email) });
  // A person of their own: the platform closes a second account of one who is on a break.
  const last_name = `Anvarova${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  await post('account.saveProfileInfo', { first_name: 'Zuhro', last_name, birth_date: '01.02.1990' });
  const card = ownCard();
  for (const amount of deposits)
    await post('cashier.makedeposit', {
      method: 'uzcard',
      amount: String(amount),
      currency: 'UZS',
      campaign_offer_id: '-1',
      'requisites[card]': card,
    });
  return { ...player, card, post, get };
}
