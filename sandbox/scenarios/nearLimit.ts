import type { Scenario } from './Scenario.ts';

export const nearLimit: Scenario = {
  name: 'near-limit',
  about: '50 000 soʻm are left of a daily deposit limit of 500 000',
  set: async ({ player }) => (await player({ moneyPast: 'nearLimit', daysOld: 20 })).login,
};
