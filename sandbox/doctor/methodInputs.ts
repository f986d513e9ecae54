/** Answers so far, by method name; later inputs take ids from them. */
export type Known = ReadonlyMap<string, unknown>;

type Input = Record<string, unknown>;

function first(answers: Known, name: string, list: string, field: string): unknown {
  const data = answers.get(name) as Record<string, unknown> | unknown[] | undefined;
  const items = Array.isArray(data) ? data : data?.[list];
  const [item] = Array.isArray(items) ? items : [];
  return (item as Input | undefined)?.[field];
}

/** Inputs of methods that need one; a string is the reason to skip the method. */
const inputs: Readonly<Record<string, (answers: Known) => Input | string>> = {
  'games.get': () => ({ options: {} }),
  'loyalty.getProgram': (answers) => {
    const sysname = first(answers, 'loyalty.getPrograms', 'items', 'sysname');
    return sysname === undefined ? 'no programs' : { sysname };
  },
  'cashier.getbanks': (answers) => {
    const method = first(answers, 'cashier.getdepositsettings', 'methods', 'sysname');
    return method === undefined ? 'no payment methods' : { method };
  },
  'cashier.gethistory': () => ({ offset: 0, type: 'all' }),
  'cashier.getdepositinfo': (answers) => {
    const data = answers.get('cashier.gethistory') as { items?: Input[] } | undefined;
    const id = data?.items?.find(({ type }) => type === 'deposit')?.['id'];
    return id === undefined ? 'no deposits' : { id };
  },
  'cashier.getwithdrawalinfo': (answers) => {
    const data = answers.get('cashier.gethistory') as { items?: Input[] } | undefined;
    const id = data?.items?.find(({ type }) => type === 'withdrawal')?.['id'];
    return id === undefined ? 'no withdrawals' : { id };
  },
  'cashier.getmethodtimes': () => ({ type: 'withdrawal' }),
  'cashier.getbalancechanges': () => ({ balance: 'main' }),
  'games.getRound': (answers) => {
    const data = answers.get('games.getHistory') as { items?: Input[] } | undefined;
    const id = data?.items?.find(({ status }) => status !== 'open')?.['id'];
    return id === undefined ? 'no finished rounds' : { id };
  },
  'bonuses.get': () => ({ count: 4, offset: 0 }),
  'cashbacks.get': () => ({ count: 4, offset: 0 }),
  'storage.get': () => ({ keys: ['already_seen_cashback_id'] }),
};

/** The input of a method, or the reason to skip it. */
export function inputOf(name: string, answers: Known): Input | string {
  return inputs[name]?.(answers) ?? {};
}

/** GET methods that write. */
export const MARKING = ['events.handle', 'loyalty.getnotifications', 'auth.logout'];
