import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../tests/support/startSite.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { ratedLoad } from './ratedLoad.ts';
import { untilReady } from '../../tests/support/untilReady.ts';

const SOCKETS = 1_000;

/** A thousand connections that send their headers or bodies, or read their answers, a byte at a time. */
export const slowSockets: MeasureFaults = async ({ seconds }) => {
  const site = await startSite();
  const { hostname, port } = new URL(site.origin);
  const load = { origins: [site.origin], paths: hotRoutes, perSecond: 100, seconds };
  const sockets: Socket[] = [];
  try {
    await untilReady(site.origin);
    await ratedLoad({ ...load, seconds: 3 });
    const alone = await ratedLoad(load);
    for (let index = 0; index < SOCKETS; index += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      sockets.push(socket);
      if (index % 3 === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      else if (index % 3 === 1)
        socket.write(
          'POST /api/auth.login HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n',
        );
      else {
        socket.pause();
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      }
    }
    const drip = setInterval(() => {
      for (const [index, socket] of sockets.entries()) if (index % 3 !== 2 && !socket.destroyed) socket.write('x');
    }, 1_000);
    // They are slow, not a crowd that arrives at once: the opening of a thousand connections is not what is measured.
    await sleep(2_000);
    const beside = await ratedLoad(load);
    clearInterval(drip);
    const limit = 2 * alone.p99 + 5;
    return [
      {
        what: `${SOCKETS} slow sockets (headers, bodies, readers)`,
        measured: `p99 ${beside.p99} ms, alone ${alone.p99} ms; ${beside.failed} x 5xx, ${beside.broken} broken`,
        target: `p99 < ${limit.toFixed(1)} ms`,
        ok: beside.p99 < limit && beside.failed === 0 && beside.broken === 0,
      },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
};
