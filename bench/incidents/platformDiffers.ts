import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { rises } from './signals/rises.ts';

export const platformDiffers: Incident = {
  what: 'A method answers in another shape',
  section: 'Answers of the platform differ from the contract',
  alert: 'PlatformDiffers',
  signals: [rises('croupier_upstream_differences_total', { method: 'account.getInfo' }), logs('upstream_differs')],
  within: 5,
  async cause({ sandbox }) {
    await sandbox.fault({ target: 'account.getInfo', kind: 'wrongSchema' });
    return sandbox.heal;
  },
  visit: ({ site, player }) => ask(site.origin, '/faq', { headers: { cookie: player.cookie } }),
};
