import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { slower } from './signals/slower.ts';

export const platformSlow: Incident = {
  what: 'The platform takes three seconds a call',
  section: 'Pages are slow',
  alert: 'SlowPages',
  signals: [
    slower('croupier_upstream_request_duration_seconds', { upstream: 'platform' }, 2.5),
    slower('croupier_http_request_duration_seconds', { route: '/cashier/history' }, 1),
  ],
  within: 10,
  async cause({ sandbox }) {
    await sandbox.fault({ target: 'platform:*', kind: 'latency', ms: 3_000 });
    return sandbox.heal;
  },
  visit: ({ site, player }) => ask(site.origin, '/cashier/history', { headers: { cookie: player.cookie } }),
};
