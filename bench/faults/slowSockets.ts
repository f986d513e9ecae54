import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/startSite.ts';
import { untilReady } from '../../tests/support/untilReady.ts';
import type { FaultRow, FaultScale, MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { type RatedLoadResult, ratedLoad } from './ratedLoad.ts';
import { scaledTo } from './scaledTo.ts';

const SOCKETS = 1_000;
/** Requests of the other visitors a second: fifty a core, so that a small machine is not late by itself, and what eight cores get. */
const FULL_PER_SECOND = 400;
const PER_SECOND = Math.min(FULL_PER_SECOND, 50 * availableParallelism());
const ROUNDS = 3;
/** Sockets that were closed and are opened again, a tick of a tenth of a second. */
const REOPENED = 5;

interface Crowd {
  what: string;
  /** What the other visitors ask meanwhile. */
  paths: readonly string[];
  /** The address it comes from; the other visitors have 127.0.0.1. */
  from: string;
  /** What a socket sends first, and whether it goes on sending; one that does not, and is not to come back, reads nothing. */
  beginning(index: number): { bytes: string; sends: boolean };
  /** What it sends each second. */
  drip: string;
  /** Opened again when the site has closed it. */
  comesBack: boolean;
}

const post = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`;

const mixed: Crowd = {
  what: 'slow sockets (headers, bodies, readers)',
  paths: hotRoutes,
  from: '127.0.0.1',
  beginning(index) {
    if (index % 3 === 0) return { bytes: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', sends: true };
    if (index % 3 === 1) return { bytes: post('/api/auth.login', 'Content-Length: 9000'), sends: true };
    return { bytes: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', sends: false };
  },
  drip: 'x',
  comesBack: false,
};

/**
 * What asks the platform is asked by the others: an upload that begins and stays holds one of its connections, which is what they would
 * wait for. Without a length and with one too large to be read whole first, for both are streamed.
 */
const uploads: Crowd = {
  what: 'slow uploads from one address, that come back when they are refused',
  paths: [
    '/api/games.getCategories',
    '/api/account.getInfo',
    '/api/jackpots.get',
    '/api/banners.get',
    ...hotRoutes.slice(0, 4),
  ],
  from: '127.0.0.2',
  beginning: (index) => ({
    bytes:
      index % 2 === 0
        ? `${post('/api/support.sendFeedback', 'Transfer-Encoding: chunked')}1\r\nx\r\n`
        : `${post('/api/support.sendFeedback', 'Content-Length: 99999')}x`,
    sends: index % 2 === 1,
  }),
  drip: 'x',
  comesBack: true,
};

/** A thousand connections that send their headers or bodies, or read their answers, a byte at a time; then a thousand uploads. */
export const slowSockets: MeasureFaults = async (scale) => [
  await besideCrowd(mixed, scale),
  await besideCrowd(uploads, scale),
];

async function besideCrowd(crowd: Crowd, { seconds }: FaultScale): Promise<FaultRow> {
  const site = await startSite();
  const load = { origins: [site.origin], paths: crowd.paths, perSecond: PER_SECOND, seconds };
  const rounds: { alone: RatedLoadResult; beside: RatedLoadResult; told: string }[] = [];
  try {
    await untilReady(site.origin);
    await ratedLoad({ ...load, seconds: 3 });
    // In turn: what else the machine does comes and goes, and then meets both.
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await ratedLoad(load);
      const { close, told } = await openCrowd(crowd, new URL(site.origin));
      try {
        rounds.push({ alone, beside: await ratedLoad(load), told: told() });
      } finally {
        close();
      }
      await sleep(1_000);
    }
  } finally {
    await site.stop();
  }
  const alone = median(rounds.map((round) => round.alone.p99));
  const beside = median(rounds.map((round) => round.beside.p99));
  const each = rounds.map((round) => `${round.beside.p99}/${round.alone.p99}`).join(', ');
  const failed = rounds.reduce((sum, round) => sum + round.beside.failed, 0);
  const broken = rounds.reduce((sum, round) => sum + round.beside.broken, 0);
  const limit = 2 * alone + 5;
  return {
    what: `${SOCKETS} ${crowd.what}`,
    scaled: scaledTo([PER_SECOND, FULL_PER_SECOND, 'requests a second'], [seconds, 60, 's']),
    measured: `p99 ${beside} ms, alone ${alone} ms (medians of ${each}); ${failed} x 5xx, ${broken} broken; the crowd: ${rounds.at(-1)?.told}`,
    target: `p99 < ${limit.toFixed(1)} ms (twice that alone and 5 ms), no 5xx, none broken`,
    ok: beside < limit && failed === 0 && broken === 0,
  };
}

/** They are slow, not a crowd that arrives at once: resolves when all have been open for a second. */
async function openCrowd(crowd: Crowd, { hostname, port }: URL): Promise<{ close: () => void; told: () => string }> {
  const sockets: Socket[] = [];
  const answers = new Map<string, number>();
  let tick = 0;
  const open = (index: number): void => {
    const socket = connect({ port: Number(port), host: hostname, localAddress: crowd.from });
    const { bytes, sends } = crowd.beginning(index);
    socket.on('error', () => {});
    if (sends || crowd.comesBack)
      socket.once('data', (chunk: Buffer) => {
        const status = chunk.toString('latin1', 9, 12);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // One that is answered is of no more use to whoever wants to hold something.
        if (crowd.comesBack) socket.destroy();
      });
    else socket.pause();
    socket.write(bytes);
    sockets[index] = socket;
  };
  // A tenth of them at a time, so that the measuring process itself is not late by a thousand writes.
  const timer = setInterval(() => {
    tick += 1;
    if (sockets.length < SOCKETS) for (let count = 0; count < SOCKETS / 10; count += 1) open(sockets.length);
    for (let index = tick % 10; index < sockets.length; index += 10)
      if (crowd.beginning(index).sends && sockets[index]?.writable) sockets[index]?.write(crowd.drip);
    if (!crowd.comesBack) return;
    const closed = sockets.flatMap((socket, index) => (socket.destroyed ? [index] : []));
    for (const index of closed.slice(0, REOPENED)) open(index);
  }, 100);
  await sleep(2_000);
  return {
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
    told() {
      const held = sockets.filter(({ destroyed }) => !destroyed).length;
      const counts = [...answers].toSorted().map(([status, count]) => `${count} x ${status}`);
      return `${held} open, answered ${counts.join(', ') || 'nothing'}`;
    },
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
