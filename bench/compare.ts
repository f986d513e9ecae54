import { cpuOf } from './cpuOf.ts';
import { type LoadRequest, runLoad } from './runLoad.ts';
import type { Started } from './startProcess.ts';

export interface Contender extends LoadRequest {
  server: Pick<Started, 'pid'>;
}

/** Two servers that have just started and are ready. */
export interface Pair {
  ours: Contender;
  bare: Contender;
  /** Stops both servers and their upstreams. */
  stop: () => Promise<unknown>;
}

export interface ServerMeasure {
  requestsPerSecond: number;
  /** CPU microseconds per request of the server's process, threads included. */
  cpu: number;
  /** Share of one core that the server used; below 1 something else was the bottleneck. */
  busy: number;
  p50: number;
}

export interface Comparison {
  ours: ServerMeasure;
  bare: ServerMeasure;
  /** Median over rounds of our speed divided by that of the bare server in the same round. */
  speed: number;
  /** Median over rounds of the bare server's CPU per request divided by ours. */
  cpu: number;
}

export interface CompareOptions {
  /** How often both are restarted, because JIT compilation differs between processes. */
  pairs: number;
  /** Rounds of each pair. */
  rounds: number;
  seconds: number;
  connections: number;
}

interface Round {
  ours: ServerMeasure;
  bare: ServerMeasure;
}

/** Measures both servers in alternating rounds, so that other load of the machine affects both; warms each process up first. */
export async function compare(start: () => Promise<Pair>, rounds: CompareOptions): Promise<Comparison> {
  const results: Round[] = [];
  for (let pair = 0; pair < rounds.pairs; pair += 1) {
    const { ours, bare, stop } = await start();
    results.push(...(await measurePair(ours, bare, rounds)));
    await stop();
  }
  const each = (side: 'ours' | 'bare'): ServerMeasure => ({
    requestsPerSecond: median(results.map((result) => result[side].requestsPerSecond)),
    cpu: median(results.map((result) => result[side].cpu)),
    busy: median(results.map((result) => result[side].busy)),
    p50: median(results.map((result) => result[side].p50)),
  });
  return {
    ours: each('ours'),
    bare: each('bare'),
    speed: median(results.map((result) => result.ours.requestsPerSecond / result.bare.requestsPerSecond)),
    cpu: median(results.map((result) => result.bare.cpu / result.ours.cpu)),
  };
}

async function measurePair(
  ours: Contender,
  bare: Contender,
  { rounds, seconds, connections }: CompareOptions,
): Promise<Round[]> {
  for (const contender of [ours, bare]) await runLoad(contender, { seconds: 2, connections });
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = await measure(bare);
    results.push({ bare: first, ours: await measure(ours) });
  }
  return results;

  async function measure(contender: Contender): Promise<ServerMeasure> {
    const { pid } = contender.server;
    const before = cpuOf(pid);
    const { requestsPerSecond, requests, elapsed, p50 } = await runLoad(contender, { seconds, connections });
    const used = cpuOf(pid) - before;
    return { requestsPerSecond, p50, cpu: used / requests, busy: used / (elapsed * 1000) };
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
