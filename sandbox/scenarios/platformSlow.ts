import type { Scenario } from './Scenario.ts';

export const platformSlow: Scenario = {
  name: 'platform-slow',
  about: 'every method of the platform takes three seconds',
  set: ({ faults }) => {
    faults.add({ target: 'platform:*', kind: 'latency', ms: 3000 });
    return undefined;
  },
};
