import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import { cacheBytes } from './cacheBytes.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { memoryAfterGc } from './memoryAfterGc.ts';
import { scaledTo } from './scaledTo.ts';

const FULL = 1_000_000;

const pieces = [
  '/',
  'gamehall',
  'ru',
  'api',
  'game',
  '..',
  '%2e%2e',
  '%2f',
  ';',
  '%00',
  '%',
  '%zz',
  '\\',
  '?',
  '&',
  '=',
  '#',
  'category=',
  'providers=a,b',
  'search=',
  '<script>',
  '"',
  "'",
  '{}',
  '[$eq]',
  '__proto__',
  'constructor',
  'ʻ',
  '😀',
  'a'.repeat(300),
  '-',
  '1e9',
  'null',
  '\t',
  'uploads',
  'content',
  'platform/game',
  'cashier',
  'profile',
  '_',
  'metrics',
  '.env',
  'index.php',
  '~',
  '|',
  '+',
];
const headerPieces = [
  'sid=',
  'i18n_redirected=ru',
  ';',
  'x'.repeat(200),
  '=',
  '"',
  ',',
  'gzip;q=0',
  '*/*',
  'text/html',
  '\u00ff',
  '-1',
  '%',
];
const headers = [
  'Cookie',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Referer',
  'X-Forwarded-For',
  'Range',
  'If-None-Match',
  'Origin',
  'User-Agent',
];

/** Sends random URLs, queries, headers and cookies, generated from a seed. */
export const fuzz: MeasureFaults = async ({ requests }) => {
  const site = await startSite({
    NODE_OPTIONS: '--inspect-port=0',
    // Small enough to be full within the first third: a cache that still fills up would hide a leak.
    CACHE_PAGES_MAX_BYTES: '8MB',
    CACHE_PLATFORM_MAX_BYTES: '2MB',
  });
  const { hostname, port } = new URL(site.origin);
  let seed = 20_261_120;
  const below = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: 1 + below(most) }, () => list[below(list.length)]).join('');
  const statuses = new Map<string, number>();
  const ask = (bytes: string): Promise<void> =>
    new Promise((resolve) => {
      // Not `end`: Node treats a half-closed connection as an abort and does not answer.
      const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'utf8')));
      let first = '';
      socket.on('data', (chunk) => {
        if (first === '') first = chunk.toString('latin1', 0, 12);
      });
      socket.setTimeout(10_000, () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => {
        const status = first.slice(9) || 'none';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        resolve();
      });
    });
  const attack = async (count: number): Promise<void> => {
    let remaining = count;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (remaining > 0) {
          remaining -= 1;
          const target = `/${some(pieces, 8)}`.replaceAll(/[\r\n ]/g, '');
          const extra = Array.from(
            { length: below(4) },
            () => `${headers[below(headers.length)]}: ${some(headerPieces, 5)}\r\n`,
          ).join('');
          const method = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'BREW'][below(8)];
          await ask(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${extra}\r\n`);
        }
      }),
    );
  };
  const measure = async () => {
    await sleep(1_000);
    return { ...(await memoryAfterGc(site)), caches: (await cacheBytes(site.origin)).all };
  };
  try {
    await untilReady(site.origin);
    site.dropLog();
    const third = Math.ceil(requests / 3);
    // The baseline: caches filled by the flood, code compiled.
    await attack(third);
    await attack(third);
    const middle = await measure();
    await attack(third);
    const last = await measure();
    const counted = (chosen: (status: string) => boolean) =>
      [...statuses].filter(([status]) => chosen(status)).reduce((sum, [, count]) => sum + count, 0);
    const bad = counted((status) => status.startsWith('5'));
    const silent = counted((status) => status === 'none');
    const alive = (await fetch(`${site.origin}/healthz`)).status === 200;
    const growth = last.heap / middle.heap - 1;
    const strange = last.external - middle.external - Math.max(0, last.caches - middle.caches);
    return [
      {
        what: `${3 * third} fuzzed requests`,
        scaled: scaledTo([3 * third, FULL, 'requests']),
        measured: `${bad} x 5xx, ${silent} without a status, ${alive ? 'alive' : 'dead'}; in the last third heap ${(growth * 100).toFixed(1)} % over ${(middle.heap / 1e6).toFixed(1)} MB, outside it ${(strange / 1e6).toFixed(1)} MB beyond the caches over ${(middle.external / 1e6).toFixed(1)} MB`,
        target: '0, 0, alive; both within 10 %',
        ok: bad === 0 && silent === 0 && alive && growth <= 0.1 && strange <= middle.external / 10,
      },
    ];
  } finally {
    await site.stop();
  }
};
