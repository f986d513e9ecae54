import { createServer } from 'node:http';
import { announce } from './announce.ts';

/** A platform without cost: answers every request with the same 2 kB of JSON. */
const item = { sysname: 'pamir-fox', name: 'Pamir Fox', provider: 'chimgan', type: 'slot', has_demo: true, rtp: 96 };
const body = Buffer.from(JSON.stringify({ data: { items: Array.from({ length: 20 }, () => item), total: 480 } }));

announce(
  createServer((req, res) => {
    const isLookup = req.url?.startsWith('/redirect');
    const bytes = isLookup ? Buffer.from('{"data":null}') : body;
    res
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
      .end(bytes);
  }),
);
