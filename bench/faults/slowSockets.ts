import { besideCrowd, type Crowd } from './besideCrowd.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { slowPost } from './slowPost.ts';

const mixed: Crowd = {
  what: 'slow sockets (headers, bodies, readers)',
  paths: hotRoutes,
  from: '127.0.0.1',
  beginning(index) {
    if (index % 3 === 0) return { bytes: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', sends: true };
    if (index % 3 === 1) return { bytes: slowPost('/api/auth.login', 'Content-Length: 9000'), sends: true };
    return { bytes: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', sends: false };
  },
  drip: 'x',
  comesBack: false,
};

/** A thousand connections that send headers or bodies, or read answers, a byte at a time. */
export const slowSockets: MeasureFaults = async (scale) => [await besideCrowd(mixed, scale)];
