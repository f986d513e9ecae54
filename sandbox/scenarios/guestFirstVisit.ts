import type { Scenario } from './Scenario.ts';

export const guestFirstVisit: Scenario = {
  name: 'guest-first-visit',
  about: 'everything in its usual way: no faults, the clock of now, fair dice; open the site without cookies',
  set: () => undefined,
};
