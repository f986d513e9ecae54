import type { Scenario } from './Scenario.ts';

export const cashbackWaiting: Scenario = {
  name: 'cashback-waiting',
  about: 'lost last week: a cashback waits to be collected and has not been seen yet',
  set: async ({ player }) => (await player({ moneyPast: 'cashback', daysOld: 30 })).login,
};
