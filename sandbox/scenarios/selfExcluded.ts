import type { Scenario } from './Scenario.ts';

export const selfExcluded: Scenario = {
  name: 'self-excluded',
  about: 'excluded themselves for six months: the refused login says until when',
  set: async ({ player, world }) => {
    const { uid, login } = await player({ daysOld: 45 });
    world.players.pauses.begin(uid, 'self_exclusion', '6m');
    return login;
  },
};
