import { createServer } from 'node:http';
import { announce } from './announce.ts';

/** The least that answers JSON: the bytes it was given, to everything. */
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
