import { ask } from '#tests/support/wire/ask.ts';
import type { Incident, Signal } from './Incident.ts';
import { metric } from './signals/metric.ts';

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

/** A histogram with more observations above `seconds`, a bound of its buckets. */
function slower(name: string, labels: Record<string, string | RegExp>, seconds: number): Signal {
  const all = metric(`${name}_count`, labels);
  const quick = metric(`${name}_bucket`, { ...labels, le: String(seconds) });
  return {
    text: `${metric(name, labels).text} has more than ${seconds} s`,
    read: async (rig) => (await all.read(rig)) - (await quick.read(rig)),
    reports: (now, before) => now > before,
  };
}
