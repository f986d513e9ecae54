import type { Scenario } from './Scenario.ts';

export const banned: Scenario = {
  name: 'banned',
  about: 'signing in is answered with UserBanned, ban type fraud',
  set: async ({ player }) => (await player({ banType: 'fraud', daysOld: 60 })).login,
};
