import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { announce } from '#bench/announce.ts';
import { platformFeed } from '#shared/live/platformFeed.ts';

/**
 * A platform that costs nothing: `replayedPlatform.ts {sandbox}`. The first answer of the sandbox to a read of a visitor is given to every
 * later one; commands pass through. Its feed reports no change. `GET /bench/delay?ms=` delays every answer from then on; `GET /bench/calls`
 * says how many calls came since it was last asked.
 */
const sandbox = new URL(process.argv[2] ?? '');
const answers = new Map<string, Promise<Answer>>();
let delay = 0;
let calls = 0;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, method: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = sandbox;
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function keepOpen(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  const life = setInterval(() => res.write(':\n\n'), platformFeed.silenceMs / 2);
  res.once('close', () => clearInterval(life));
}

announce(
  createServer(async (req, res) => {
    const { url = '/', method = 'GET', headers } = req;
    if (url.startsWith('/bench/delay')) {
      delay = Number(new URL(url, sandbox).searchParams.get('ms'));
      return void res.end();
    }
    if (url === '/bench/calls') {
      res.end(String(calls));
      calls = 0;
      return;
    }
    if (url.startsWith(platformFeed.path)) return keepOpen(res);
    calls += 1;
    const body = await buffer(req);
    const key = `${url} ${headers.cookie ?? ''}`;
    let answer = method === 'GET' ? answers.get(key) : undefined;
    if (!answer) {
      answer = ask(url, method, headers, body);
      if (method === 'GET') answers.set(key, answer);
    }
    try {
      const [{ status, headers: given, body: bytes }] = await Promise.all([
        answer,
        delay > 0 ? sleep(delay) : undefined,
      ]);
      const { 'transfer-encoding': _chunked, connection: _hop, 'keep-alive': _time, ...sent } = given;
      res.writeHead(status, { ...sent, 'content-length': bytes.length }).end(bytes);
    } catch {
      answers.delete(key);
      res.destroy();
    }
  }),
);
