import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { SlowReader } from '../http/limits/createSlowReaders.ts';

/**
 * A file as it comes. Not `pipe`, which waits as soon as the visitor's connection is full: read ahead, all but the largest leave the
 * content service's connection at once. Rejects when the file breaks off.
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
