import { decideVerification } from '#sandbox/platform/access/decideVerification.ts';
import { emptyWorld } from './emptyWorld.ts';
import type { Scenario } from './Scenario.ts';
import { tournamentEnding } from './tournamentEnding.ts';
import { withdrawalPending } from './withdrawalPending.ts';

const underage: Scenario = {
  name: 'underage',
  about: 'the papers showed a minor: the account is closed to play, its money can be taken out',
  set: async ({ player, world }) => {
    const { uid, login } = await player({ main: 250_000_00, daysOld: 15, moneyPast: 'used', verification: 'pending' });
    decideVerification(world, { uid, verdict: 'rejected', labels: ['UNDERAGE'] });
    return login;
  },
};

const selfExcluded: Scenario = {
  name: 'self-excluded',
  about: 'excluded themselves for six months: the refused login says until when',
  set: async ({ player, world }) => {
    const { uid, login } = await player({ daysOld: 45 });
    world.players.pauses.begin(uid, 'self_exclusion', '6m');
    return login;
  },
};

const platformSlow: Scenario = {
  name: 'platform-slow',
  about: 'every method of the platform takes three seconds',
  set: ({ faults }) => {
    faults.add({ target: 'platform:*', kind: 'latency', ms: 3000 });
    return undefined;
  },
};

const newPlayer: Scenario = {
  name: 'new-player',
  about: 'registered a minute ago: the e-mail is not confirmed, the welcome gift lies on the balance, nothing played',
  set: async ({ player }) => (await player({ isUnconfirmed: true })).login,
};

const nearLimit: Scenario = {
  name: 'near-limit',
  about: '50 000 soʻm are left of a daily deposit limit of 500 000',
  set: async ({ player }) => (await player({ moneyPast: 'nearLimit', daysOld: 20 })).login,
};

const midWagering: Scenario = {
  name: 'mid-wagering',
  about: 'in the middle of wagering a deposit bonus, with twenty gift spins',
  set: async ({ player }) => (await player({ main: 1_000_000_00, moneyPast: 'wagering', daysOld: 10 })).login,
};

const maintenance: Scenario = {
  name: 'maintenance',
  about: 'the platform answers every method with ApplicationDisabled (503, Retry-After 30) until the faults are lifted',
  set: ({ faults }) => {
    faults.add({ target: 'platform:*', kind: 'ApplicationDisabled' });
    return undefined;
  },
};

const kycRejected: Scenario = {
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

const guestFirstVisit: Scenario = {
  name: 'guest-first-visit',
  about: 'everything in its usual way: no faults, the clock of now, fair dice; open the site without cookies',
  set: () => undefined,
};

const contentDown: Scenario = {
  name: 'content-down',
  about: 'the content service answers 500 to every collection and serves no pictures',
  set: ({ faults }) => {
    faults.add({ target: 'content:*', kind: '500' });
    faults.add({ target: 'uploads', kind: '500' });
    return undefined;
  },
};

const cashbackWaiting: Scenario = {
  name: 'cashback-waiting',
  about: 'lost last week: a cashback waits to be collected and has not been seen yet',
  set: async ({ player }) => (await player({ moneyPast: 'cashback', daysOld: 30 })).login,
};

const bigWinNext: Scenario = {
  name: 'big-win-next',
  about: 'the next real spin of anybody wins fifty bets or more',
  set: async ({ player, world }) => {
    const { login } = await player({ main: 500_000_00, daysOld: 3 });
    world.play.luck.force({ outcome: 'big' });
    return login;
  },
};

const banned: Scenario = {
  name: 'banned',
  about: 'signing in is answered with UserBanned, ban type fraud',
  set: async ({ player }) => (await player({ banType: 'fraud', daysOld: 60 })).login,
};

/** Every scenario. */
export const scenarios: readonly Scenario[] = [
  guestFirstVisit,
  newPlayer,
  midWagering,
  cashbackWaiting,
  withdrawalPending,
  kycRejected,
  nearLimit,
  selfExcluded,
  underage,
  banned,
  maintenance,
  bigWinNext,
  platformSlow,
  contentDown,
  tournamentEnding,
  emptyWorld,
];
