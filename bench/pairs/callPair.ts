import type { Contender, Pair } from '#bench/compare.ts';
import { startBare, startBenchSite } from '#bench/startProcess.ts';

const BOUNDARY = 'croupier-bench-boundary';
const PART = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="message"\r\n\r\n${'x'.repeat(16_300)}\r\n--${BOUNDARY}--\r\n`;

/** Every visitor has another address, so that rate limits are active and count, but refuse no request. */
const visitorHeaders = (n: number) => ({
  'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  'Sec-Fetch-Site': 'same-origin',
});

const calls: Record<'GET' | 'POST', Omit<Contender, 'server' | 'url'> & { at: string }> = {
  GET: { at: '/api/games.get?options=%7B%22limit%22%3A20%7D', headers: visitorHeaders },
  POST: {
    at: '/api/support.sendFeedback',
    method: 'POST',
    headers: (n) => ({ ...visitorHeaders(n), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }),
    body: Buffer.from(PART),
  },
};

/** A call through the site, of 2 kB to read or 16 kB to send, and the same call through a bare pipe of node:http. */
export async function callPair(verb: 'GET' | 'POST', folder?: string): Promise<Pair> {
  const { at, ...call } = calls[verb];
  const upstream = await startBare('upstream.ts', [], { measured: false });
  const site = await startBenchSite({ PLATFORM_URL: upstream.origin, RATE_LIMITS: 'on' }, folder);
  const bare = await startBare('barePassThrough.ts', [upstream.origin], { measured: true });
  return {
    ours: { ...call, server: site, url: site.origin + at },
    bare: { ...call, server: bare, url: bare.origin + at },
    stop: () => Promise.all([site.stop(), bare.stop(), upstream.stop()]),
  };
}
