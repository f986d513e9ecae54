import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { SlowReader } from '#server/http/limits/createSlowReaders.ts';

/**
 * Sends a file as it arrives, and rejects when the source breaks off. Does not use `pipe`, which pauses as soon as the visitor's
 * connection is full: reading ahead frees the content service's connection at once for all but the largest files. `openReader` is
 * called once, at the first full connection, to limit how far a slow reader may fall behind.
 */
export function sendMedia(body: Readable, res: ServerResponse, openReader: () => SlowReader): Promise<void> {
  let reader: SlowReader | undefined;
  return new Promise((resolve, reject) => {
    body.on('data', (chunk: Buffer) => {
      if (res.write(chunk)) return;
      reader ??= openReader();
      reader.isBehind(chunk.length);
    });
    body.once('error', reject);
    body.once('end', () => {
      reader?.sourceEnded();
      res.end();
      resolve();
    });
  });
}
