import { besideCrowd, type Crowd } from './besideCrowd.ts';
import type { MeasureFaults } from './FaultRow.ts';
import { hotRoutes } from './hotRoutes.ts';
import { slowPost } from './slowPost.ts';

/** As many bytes as an upload sends before it takes a slot. */
const BEGINNING = 'x'.repeat(0x10000);

/**
 * The other visitors request pages that need the platform, because a stalled upload holds one of its connections. Uploads are sent
 * without a length and with one too large to be buffered, since both are streamed.
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
        ? `${slowPost('/api/support.sendFeedback', 'Transfer-Encoding: chunked')}10000\r\n${BEGINNING}\r\n`
        : `${slowPost('/api/support.sendFeedback', 'Content-Length: 99999')}${BEGINNING}`,
    sends: index % 2 === 1,
  }),
  drip: 'x',
  comesBack: true,
};

/** A thousand uploads from one address that never end, beside visitors of pages that need the platform. */
export const slowUploads: MeasureFaults = async (scale) => [await besideCrowd(uploads, scale)];
