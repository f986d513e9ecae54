import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { logs } from './signals/logs.ts';
import { rises } from './signals/rises.ts';

export const guestSessions: Incident = {
  what: 'The platform gives every guest a session',
  section: 'The cache hit rate is low',
  alert: 'GuestsAsPlayers',
  signals: [
    logs('session_cookie', { problem: 'guest' }),
    rises('croupier_cache_results_total', { cache: 'pages', verdict: 'bypass' }),
  ],
  within: 5,
  async cause({ sandbox }) {
    await sandbox.fault({ target: 'platform:*', kind: 'guestSession' });
    return sandbox.heal;
  },
  async visit({ site }) {
    // A random filter is not cached, so that the platform is called.
    await ask(site.origin, `/gamehall?providers=${crypto.randomUUID()}`);
    const { cookies } = await ask(site.origin, '/api/account.getInfo');
    const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
    await ask(site.origin, '/faq', { headers: cookie ? { cookie } : {} });
  },
};
