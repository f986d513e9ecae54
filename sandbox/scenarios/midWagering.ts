import type { Scenario } from './Scenario.ts';

export const midWagering: Scenario = {
  name: 'mid-wagering',
  about: 'in the middle of wagering a deposit bonus, with twenty gift spins',
  set: async ({ player }) => (await player({ main: 1_000_000_00, moneyPast: 'wagering', daysOld: 10 })).login,
};
