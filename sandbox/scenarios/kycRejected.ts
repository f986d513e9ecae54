import type { Scenario } from './Scenario.ts';

export const kycRejected: Scenario = {
  name: 'kyc-rejected',
  about: 'the papers were rejected with reasons and may be sent again',
  set: async ({ player, world }) => {
    const { uid, login } = await player({ main: 250_000_00, daysOld: 15, verification: 'pending' });
    world.cashier.identity.decide(uid, {
      verdict: 'retry',
      labels: ['UNSATISFACTORY_PHOTOS'],
      comment: 'Rasm xira: hujjatning toʻrt burchagi ham koʻrinsin.',
    });
    return login;
  },
};
