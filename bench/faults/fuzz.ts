import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/startSite.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { untilReady } from '../../tests/support/untilReady.ts';
import { usedHeap } from './usedHeap.ts';

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

/** Addresses, queries, headers and cookies nobody means, made by a seed. */
export const fuzz: MeasureFaults = async ({ requests }) => {
  const site = await startSite({ NODE_OPTIONS: '--inspect-port=0' });
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
      const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(bytes, 'utf8')));
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
    let left = count;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (left > 0) {
          left -= 1;
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
  try {
    await untilReady(site.origin);
    // The plateau: caches full of what a flood can put into them, code compiled.
    await attack(requests / 2);
    const before = await usedHeap(site);
    await attack(requests / 2);
    await sleep(500);
    const after = await usedHeap(site);
    const bad = [...statuses].filter(([status]) => status.startsWith('5')).reduce((sum, [, count]) => sum + count, 0);
    const alive = (await fetch(`${site.origin}/healthz`)).status === 200;
    const growth = ((after - before) / before) * 100;
    return [
      {
        what: `${requests} fuzzed requests`,
        measured: `${bad} x 5xx, ${alive ? 'alive' : 'dead'}; heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} % in the second half (${(after / 1e6).toFixed(0)} MB)`,
        target: '0, alive, within 10 %',
        ok: bad === 0 && alive && growth <= 10,
      },
    ];
  } finally {
    await site.stop();
  }
};
