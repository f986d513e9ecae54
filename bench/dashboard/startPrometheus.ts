import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/sites/freePort.ts';

export interface Series {
  metric: Record<string, string>;
  /** Unix seconds, and the value as text. */
  values: [number, string][];
}

export interface Prometheus {
  /** Evaluates an expression over a range, Unix seconds. */
  range(expression: string, from: number, to: number): Promise<Series[]>;
  /** Names of pending and firing alerts. */
  alerts(): Promise<string[]>;
  stop(): Promise<void>;
}

/** The job that ops/prometheus/alerts.yml selects. */
export const JOB = 'croupier';
const STEP = 2;

/** Starts Prometheus (PROMETHEUS, or `prometheus` on the PATH), which scrapes a site and loads the alerts of ops/. */
export async function startPrometheus(site: string): Promise<Prometheus> {
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-'));
  const config = path.join(folder, 'prometheus.yml');
  await writeFile(
    config,
    `global: { scrape_interval: ${STEP}s, evaluation_interval: ${STEP}s }
rule_files: [${path.resolve('ops/prometheus/alerts.yml')}]
scrape_configs: [{ job_name: ${JOB}, static_configs: [{ targets: ["${new URL(site).host}"] }] }]
`,
  );
  const port = await freePort();
  const binary = process.env['PROMETHEUS'] ?? 'prometheus';
  const child = spawn(
    binary,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const failed = new Promise<never>((_, reject) => {
    const named = `${binary} (PROMETHEUS, or prometheus on the PATH)`;
    child.once('error', (error) => reject(new Error(`${named} does not start: ${error.message}`)));
    child.once('exit', (code) => reject(new Error(`${named} ended with ${code} before it was ready`)));
  });
  // It also ends when it is told to.
  failed.catch(() => {});
  const get = async <T>(address: string): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const untilReady = async (): Promise<void> => {
    while (!(await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => undefined))?.ok) await sleep(100);
  };
  await Promise.race([untilReady(), failed]);
  return {
    range: async (query, start, end) => {
      const parameters = new URLSearchParams({ query, start: String(start), end: String(end), step: String(STEP) });
      return (await get<{ result: Series[] }>(`/api/v1/query_range?${parameters}`)).result;
    },
    alerts: async () => {
      const { alerts } = await get<{ alerts: { labels: { alertname: string } }[] }>('/api/v1/alerts');
      return [...new Set(alerts.map(({ labels }) => labels.alertname))];
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
