import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { rises } from './signals/rises.ts';

export const platformRefuses: Incident = {
  what: 'A firewall in front of the platform refuses this server',
  section: 'A gateway answers in place of the platform',
  alert: 'PlatformRefuses',
  signals: [
    rises('croupier_upstream_errors_total', { upstream: 'platform', type: 'status_403' }),
    logs('upstream_failed', { kind: 'not_an_envelope' }),
  ],
  within: 5,
  async cause({ sandbox }) {
    await sandbox.fault({ target: 'platform:*', kind: 'page', status: 403 });
    return sandbox.heal;
  },
  visit: ({ site, player }) => ask(site.origin, '/faq', { headers: { cookie: player.cookie } }),
};
