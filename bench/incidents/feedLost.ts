import type { Incident } from './Incident.ts';
import { is } from './signals/is.ts';
import { logs } from './signals/logs.ts';

export const feedLost: Incident = {
  what: 'The feed of changes is cut and refused',
  section: 'Open pages get changes late',
  signals: [logs('feed_lost'), is('croupier_event_feed_open', {}, 0)],
  within: 5,
  async cause({ sandbox, platform }) {
    await sandbox.fault({ target: 'feed', kind: '500' });
    platform.cut();
    return sandbox.heal;
  },
};
