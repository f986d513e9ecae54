import type { Scenario } from './Scenario.ts';

export const bigWinNext: Scenario = {
  name: 'big-win-next',
  about: 'the next real spin of anybody wins fifty bets or more',
  set: async ({ player, world }) => {
    const { login } = await player({ main: 500_000_00, daysOld: 3 });
    world.play.luck.force({ outcome: 'big' });
    return login;
  },
};
