import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { eventsPath } from '#shared/keys/eventsPath.ts';
import { announce } from './announce.ts';

/** Readers of streams: `GET /open?site={origin}&players=`, `GET /late` (delays of balances since the last call), `GET /close`. */
const AT_ONCE = 100;
const sockets: Socket[] = [];
let late: number[] = [];
const now = () => performance.timeOrigin + performance.now();

/** Resolves at the first balance. */
function open(site: URL, uid: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(site.port), host: site.hostname, noDelay: true });
    sockets.push(socket);
    let known = '';
    socket.on('error', reject);
    socket.once('connect', () => {
      socket.write(
        `GET ${eventsPath} HTTP/1.1\r\nHost: ${site.host}\r\nCookie: sid=p${uid}\r\nSec-Fetch-Site: same-origin\r\nAccept: text/event-stream\r\n\r\n`,
      );
    });
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (text.startsWith('HTTP/1.1 ') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 80)));
      for (const [, amount] of text.matchAll(/"balance_main":\{"amount":(\d+(?:\.\d+)?)/g)) {
        resolve();
        // A repeated balance is not a change.
        if (Number(amount) > 0 && amount !== known) late.push(now() - Number(amount));
        known = amount ?? '';
      }
    });
  });
}

async function openAll(site: URL, players: number): Promise<void> {
  let next = 1;
  const one = async (): Promise<void> => {
    while (next <= players) await open(site, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  late = [];
}

announce(
  createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://bench.invalid');
    const run = async (): Promise<unknown> => {
      if (url.pathname === '/open')
        await openAll(new URL(url.searchParams.get('site') ?? ''), Number(url.searchParams.get('players')));
      else if (url.pathname === '/close') for (const socket of sockets.splice(0)) socket.destroy();
      else return late.splice(0);
      return null;
    };
    run().then(
      (answer) => res.end(JSON.stringify(answer)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  }),
);
