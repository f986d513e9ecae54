import type { Prometheus } from '#bench/dashboard/startPrometheus.ts';
import type { Signal } from '#bench/incidents/Incident.ts';

/** An alert of ops/prometheus whose expression is true for a Prometheus that scrapes the site; it fires after its `for`. */
export function alertPending(prometheus: Prometheus, alert: string): Signal {
  return {
    text: `the alert \`${alert}\` is pending`,
    read: async () => ((await prometheus.alerts()).includes(alert) ? 1 : 0),
    reports: (now, before) => now > before,
  };
}
