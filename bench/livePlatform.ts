import { createServer, request, type ServerResponse } from 'node:http';
import { platformFeed } from '#shared/live/platformFeed.ts';
import { announce } from './announce.ts';

/**
 * A platform with a feed of changes: `livePlatform.ts {sandbox}`. The cookie `sid=p7` identifies a player; a balance is the time of its
 * last change in milliseconds, so that a reader can compute the delay. `GET /bench/change?rate=&seconds=&players=` changes balances at
 * that rate. Other requests go to the sandbox.
 */
const sandbox = new URL(process.argv[2] ?? '');
const balances = new Map<number, number>();
const feeds = new Set<ServerResponse>();
const now = () => performance.timeOrigin + performance.now();
const TICK = 10;

function change({ rate, seconds, players }: { rate: number; seconds: number; players: number }): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = now();
    let changed = 0;
    const timer = setInterval(() => {
      for (; changed < Math.min(rate * seconds, ((now() - startedAt) / 1000) * rate); changed += 1) {
        const uid = 1 + Math.floor(Math.random() * players);
        balances.set(uid, now());
        for (const feed of feeds) feed.write(`data: {"uid":${uid},"kinds":["balance"]}\n\n`);
      }
      if (changed < rate * seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK);
  });
}

function infoOf(uid: number): object {
  const balance_main = { amount: balances.get(uid) ?? 0, currency: 'UZS' };
  return { uid, login: `p${uid}`, reg_time: 1, balance_main, balance_bonus: null, balance_betting_bonus: null };
}

announce(
  createServer((req, res) => {
    const url = new URL(req.url ?? '/', sandbox);
    const [, uid] = /\bsid=p(\d+)/.exec(req.headers.cookie ?? '') ?? [];
    if (url.pathname === '/bench/change') {
      const [rate = 0, seconds = 0, players = 1] = ['rate', 'seconds', 'players'].map((name) =>
        Number(url.searchParams.get(name)),
      );
      void change({ rate, seconds, players }).then(() => res.end());
    } else if (url.pathname === platformFeed.path) {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      feeds.add(res);
      const life = setInterval(() => res.write(':\n\n'), platformFeed.silenceMs / 2);
      res.once('close', () => {
        clearInterval(life);
        feeds.delete(res);
      });
    } else if (uid !== undefined && /account\.get(?:Info|Balance)/.test(url.pathname)) {
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: infoOf(Number(uid)) }));
    } else {
      const { hostname, port } = sandbox;
      const passed = request({ hostname, port, path: req.url, method: req.method, headers: req.headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      passed.on('error', () => res.destroy());
      req.pipe(passed);
    }
  }),
);
