import { ask } from '#tests/support/wire/ask.ts';
import type { Incident } from './Incident.ts';
import { is } from './signals/is.ts';
import { rises } from './signals/rises.ts';

export const platformDown: Incident = {
  what: 'The platform refuses connections',
  section: 'The platform is down',
  alert: 'PlatformCircuitOpen',
  signals: [
    rises('croupier_http_request_duration_seconds_count', { status: /50[24]/, route: /\/api.*/ }),
    rises('croupier_upstream_errors_total', { upstream: 'platform', type: 'connect' }),
    is('croupier_breaker_state', { upstream: 'platform' }, 2),
  ],
  within: 5,
  async cause({ platform }) {
    await platform.shut();
    return platform.open;
  },
  // The circuit opens only when several methods fail.
  visit: ({ site, player }) =>
    Promise.all(
      ['account.getInfo', 'account.getBalance', 'cashier.gethistory'].map((method) =>
        ask(site.origin, `/api/${method}`, { headers: { cookie: player.cookie } }),
      ),
    ),
};
