import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from '#server/platform/listen.testing.ts';
import { proxyTo } from '#server/platform/proxyTo.testing.ts';
import { addFile } from '#shared/api/site/ticketFiles.contract.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const PIECES = 48;

test.each(['Connection: close\r\n', ''])(
  'the sender of a file that the platform refuses before it has arrived sends all of it and reads the refusal (%j)',
  async (header) => {
    const platform = await listen((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end('{"error":{"type":"InvalidParameterException","error_data":{"file":["size"]}}}');
    });
    const { port } = await proxyTo(`http://127.0.0.1:${platform}`);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    let failure: string | undefined;
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => (failure = error.code));
    socket.write(
      `POST /api/${addFile.name} HTTP/1.1\r\nHost: x\r\n${header}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${PIECES * CHUNK.length}\r\n\r\n`,
    );
    let sent = 0;
    for (; sent < PIECES && !socket.destroyed; sent += 1) {
      await new Promise<void>((resolve) => socket.write(CHUNK, () => resolve()));
      await sleep(2);
    }
    await expect.poll(() => answer).toContain('InvalidParameterException');
    expect([sent, failure]).toEqual([PIECES, undefined]);
    socket.destroy();
  },
);
