import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '#tests/support/sites/startSite.ts';
import { untilReady } from '#tests/support/sites/untilReady.ts';
import type { FaultRow, FaultScale } from './FaultRow.ts';
import { type RatedLoadResult, ratedLoad } from './ratedLoad.ts';
import { scaledTo } from './scaledTo.ts';

const SOCKETS = 1_000;
/** Requests per second of the other visitors on eight cores: fifty per core, so that a small machine is not overloaded by them alone. */
const FULL_PER_SECOND = 400;
const PER_SECOND = Math.min(FULL_PER_SECOND, 50 * availableParallelism());
const ROUNDS = 3;
const RATIO = 2;
/** Closed sockets reopened per tick of 100 ms. */
const REOPENED = 5;

/** A thousand slow sockets. */
export interface Crowd {
  what: string;
  /** Paths that the other visitors request meanwhile. */
  paths: readonly string[];
  /** The client address of the sockets; the other visitors have 127.0.0.1. */
  from: string;
  /** The first bytes of a socket, and whether it goes on sending. One that does not, and does not come back, reads nothing. */
  beginning(index: number): { bytes: string; sends: boolean };
  /** Bytes sent each second. */
  drip: string;
  /** Whether a socket is reopened after the site has closed it. */
  comesBack: boolean;
}

/**
 * Measures the response times of other visitors with and without the crowd, in alternating rounds. The ratio of the medians is the cost
 * of the crowd, independent of other load. With five seconds per round it takes less than a minute.
 */
export async function besideCrowd(crowd: Crowd, { seconds }: FaultScale): Promise<FaultRow> {
  const site = await startSite();
  const load = { origins: [site.origin], paths: crowd.paths, perSecond: PER_SECOND, seconds };
  const rounds: { alone: RatedLoadResult; beside: RatedLoadResult; summary: string }[] = [];
  try {
    await untilReady(site.origin);
    await ratedLoad({ ...load, seconds: 3 });
    // Alternating, so that other load of the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await ratedLoad(load);
      const { close, summary } = await openCrowd(crowd, new URL(site.origin));
      try {
        rounds.push({ alone, beside: await ratedLoad(load), summary: summary() });
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
  const ratio = beside / alone;
  return {
    what: `${SOCKETS} ${crowd.what}`,
    scaled: scaledTo([PER_SECOND, FULL_PER_SECOND, 'requests a second'], [seconds, 60, 's']),
    measured: `p99 ${beside} ms, alone ${alone} ms, ratio ${ratio.toFixed(2)} (medians of ${each}); ${failed} x 5xx, ${broken} broken; the crowd: ${rounds.at(-1)?.summary}`,
    target: `p99 at most ${RATIO} times that alone, no 5xx, none broken`,
    ok: ratio <= RATIO && failed === 0 && broken === 0,
  };
}

/** Opens the sockets over one second, since they are slow, not a burst. Resolves when all have been open for a second. */
async function openCrowd(crowd: Crowd, { hostname, port }: URL): Promise<{ close: () => void; summary: () => string }> {
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
        // An answered socket no longer holds a resource of the site.
        if (crowd.comesBack) socket.destroy();
      });
    else socket.pause();
    socket.write(bytes);
    sockets[index] = socket;
  };
  // A tenth of them per tick, so that a thousand writes do not delay the measuring process.
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
    summary() {
      const held = sockets.filter(({ destroyed }) => !destroyed).length;
      const counts = [...answers].toSorted().map(([status, count]) => `${count} x ${status}`);
      return `${held} open, answered ${counts.join(', ') || 'nothing'}`;
    },
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
