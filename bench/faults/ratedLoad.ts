import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RatedLoadOptions {
  origins: readonly string[];
  paths: readonly string[];
  perSecond: number;
  seconds: number;
  headers?: Record<string, string>;
}

export interface RatedLoadResult {
  answers: number;
  /** Answers 5xx. */
  failed: number;
  /** Incomplete answers: a reset, a timeout, a document without its end. */
  broken: number;
  statuses: Record<number, number>;
  p50: number;
  p99: number;
}

const TIMEOUT_MS = 20_000;

/** An open loop: requests are sent at a fixed rate, however slow the answers are, as real visitors do. */
export async function ratedLoad(options: RatedLoadOptions): Promise<RatedLoadResult> {
  const { origins, paths, perSecond, seconds, headers = {} } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let broken = 0;
  const startedAt = performance.now();
  const total = Math.floor(perSecond * seconds);
  const pending: Promise<void>[] = [];
  for (let sent = 0; sent < total; sent += 1) {
    const due = startedAt + (sent / perSecond) * 1000;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const target = `${origins[sent % origins.length]}${paths[Math.floor(sent / origins.length) % paths.length]}`;
    pending.push(visit(target));
  }
  await Promise.all(pending);
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
  const failed = Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0),
    0,
  );
  return { answers: times.length, failed, broken, statuses, p50: quantile(0.5), p99: quantile(0.99) };

  function visit(url: string): Promise<void> {
    const sentAt = performance.now();
    return new Promise((resolve) => {
      let over = false;
      const lose = (): void => {
        if (over) return;
        over = true;
        broken += 1;
        resolve();
      };
      const req = request(
        url,
        { agent, headers: { accept: 'text/html,application/json', ...headers }, timeout: TIMEOUT_MS },
        (res) => {
          let tail = '';
          res.setEncoding('latin1');
          res.on('data', (chunk: string) => (tail = (tail + chunk).slice(-32)));
          res.on('error', lose);
          res.on('aborted', lose);
          res.on('end', () => {
            if (over) return;
            const { statusCode = 0 } = res;
            const isPage = String(res.headers['content-type']).startsWith('text/html') && statusCode === 200;
            if (isPage && !/<\/html>\s*$/.test(tail)) return lose();
            over = true;
            statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
            times.push(performance.now() - sentAt);
            resolve();
          });
        },
      );
      req.on('timeout', () => req.destroy());
      req.on('error', lose);
      req.end();
    });
  }
}
