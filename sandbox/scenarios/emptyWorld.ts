import { emptyAnswer } from '#sandbox/http/emptyAnswer.ts';
import { methods } from '#shared/api/methods.ts';
import { type CollectionName, collections } from '#shared/content/collections.ts';
import type { Scenario } from './Scenario.ts';

/** Not emptied: a player's payments are never hidden. */
const NOT_EMPTIED = ['cashier.gethistory'];

export const emptyWorld: Scenario = {
  name: 'empty-world',
  about: 'no games, no banners, no races, no jackpots, no pages: every list of both services is empty',
  set: ({ faults }) => {
    const lists = methods.filter(
      ({ name, verb }) => verb === 'GET' && !NOT_EMPTIED.includes(name) && emptyAnswer(name),
    );
    for (const { name } of lists) faults.add({ target: name, kind: 'empty' });
    for (const name of Object.keys(collections) as CollectionName[])
      if (emptyAnswer(`content:${name}`)) faults.add({ target: `content:${name}`, kind: 'empty' });
    return undefined;
  },
};
