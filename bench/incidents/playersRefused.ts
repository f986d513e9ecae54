import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { rises } from './signals/rises.ts';

export const playersRefused: Incident = {
  what: 'A gateway limits one method of players',
  section: 'Parts of pages are left out',
  alert: 'PlatformRefusesPlayers',
  signals: [
    rises('croupier_upstream_refusals_total', { method: 'account.getPlayLimits', status: '429', by: 'gateway' }),
    logs('upstream_refused', { operation: 'account.getPlayLimits', by: 'gateway' }),
  ],
  within: 5,
  async cause({ sandbox }) {
    await sandbox.fault({ target: 'account.getPlayLimits', kind: 'page', status: 429 });
    return sandbox.heal;
  },
  visit: ({ site, player }) => ask(site.origin, '/api/account.getPlayLimits', { headers: { cookie: player.cookie } }),
};
