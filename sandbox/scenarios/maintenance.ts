import type { Scenario } from './Scenario.ts';

export const maintenance: Scenario = {
  name: 'maintenance',
  about: 'the platform answers every method with ApplicationDisabled (503, Retry-After 30) until the faults are lifted',
  set: ({ faults }) => {
    faults.add({ target: 'platform:*', kind: 'ApplicationDisabled' });
    return undefined;
  },
};
