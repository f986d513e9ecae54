import * as z from 'zod/mini';
import { get, post } from '#shared/api/method.ts';

/**
 * Takes a file for a message to support, at most 12 MB: JPEG, PNG, WebP, HEIC or PDF by its content. `key`: made by the site for each file;
 * sent again with it, the answer is the first one's. A file that no message takes within a day is deleted. Another kind, or more bytes:
 * InvalidParameter `file`. Ours.
 */
export const addFile = post('support.addFile', {
  ext: true,
  input: z.object({ key: z.string(), file: z.file() }),
  output: z.object({ id: z.string() }),
});

/** Where the content service has a file: the server fetches it there, and tells nobody the address. */
const place = z.object({ url: z.string(), type: z.string() });

/** Where a file of the player's own tickets is. Unknown: InvalidParameter `id`. Ours. */
export const getFile = get('support.getFile', {
  access: 'player',
  ext: true,
  input: z.object({ id: z.string() }),
  output: place,
});

/** Where a file of the ticket of a number and its code is. Refused as support.viewTicket. Ours. */
export const getFileByCode = post('support.getFileByCode', {
  ext: true,
  input: z.object({ number: z.string(), code: z.string(), id: z.string() }),
  output: place,
});
