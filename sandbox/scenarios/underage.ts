import { decideVerification } from '#sandbox/platform/access/decideVerification.ts';
import type { Scenario } from './Scenario.ts';

export const underage: Scenario = {
  name: 'underage',
  about: 'the papers showed a minor: the account is closed to play, its money can be taken out',
  set: async ({ player, world }) => {
    const { uid, login } = await player({ main: 250_000_00, daysOld: 15, moneyPast: 'used', verification: 'pending' });
    decideVerification(world, { uid, verdict: 'rejected', labels: ['UNDERAGE'] });
    return login;
  },
};
