import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/** One closed-loop run against a local address. Bounded in time; fails on any answer that is not 2xx. */
export async function runLoad(url: string, { seconds = 4, connections = 32, headers = {} }: { seconds?: number; connections?: number; headers?: Record<string, string> } = {}): Promise<Load> {
  const result = await autocannon({ url, duration: seconds, connections, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, errors: result.errors };
}
