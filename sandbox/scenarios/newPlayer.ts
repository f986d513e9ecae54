import type { Scenario } from './Scenario.ts';

export const newPlayer: Scenario = {
  name: 'new-player',
  about: 'registered a minute ago: the e-mail is not confirmed, the welcome gift lies on the balance, nothing played',
  set: async ({ player }) => (await player({ isUnconfirmed: true })).login,
};
