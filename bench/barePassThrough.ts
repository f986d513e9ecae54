import { Agent, createServer, request } from 'node:http';
import { announce } from './announce.ts';

/** The minimum for comparison: a proxy that passes request and response through unchanged. */
const upstream = new URL(String(process.argv[2]));
const agent = new Agent({ keepAlive: true });

announce(
  createServer((req, res) => {
    const { method, url, headers } = req;
    const onward = request(
      { host: upstream.hostname, port: upstream.port, method, path: url, headers, agent },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  }),
);
