import type { Scenario } from './Scenario.ts';

export const contentDown: Scenario = {
  name: 'content-down',
  about: 'the content service answers 500 to every collection and serves no pictures',
  set: ({ faults }) => {
    faults.add({ target: 'content:*', kind: '500' });
    faults.add({ target: 'uploads', kind: '500' });
    return undefined;
  },
};
