import type { RequestHandler } from 'express';

/** The state that the probes report. */
export interface HealthProbes {
  isDraining(): boolean;
  /** By name: undefined when ready, else the reason, for the operator. Must be cheap and synchronous: they run every second. */
  checks: Record<string, () => string | undefined>;
}

/**
 * `/healthz`: the event loop answers; no dependency is checked, or a failing upstream would restart every replica. `/readyz`: whether this
 * process may get players; 503 with the reasons while it warms up or drains (reliability D11).
 */
export function health(probes: HealthProbes): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (req.path === '/healthz') return void res.set('Cache-Control', 'no-store').json({ alive: true });
    if (req.path !== '/readyz') return next();
    const reasons = Object.entries(probes.checks).flatMap(([name, check]) => {
      const reason = check();
      return reason === undefined ? [] : [`${name}: ${reason}`];
    });
    if (probes.isDraining()) reasons.unshift('draining');
    const ready = reasons.length === 0;
    res.status(ready ? 200 : 503).set('Cache-Control', 'no-store');
    if (!ready) res.set('Retry-After', '2');
    res.json({ ready, reasons });
  };
}
