import { createServer } from 'node:http';
import { announce } from './announce.ts';

/** The minimum for comparison: answers every request with the same JSON bytes. */
const url = String(process.argv[2]);
const body = Buffer.from(await (await fetch(url)).arrayBuffer());

announce(
  createServer((_req, res) => {
    res
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'cache-control': 'no-store',
      })
      .end(body);
  }),
);
