import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '#sandbox/createWorld.ts';
import { type ChangeWatch, createChangeWatch } from '#sandbox/world/createChangeWatch.ts';
import { createPushWatch } from '#sandbox/world/createPushWatch.ts';
import { prepare } from '#sandbox/world/prepare.ts';
import { platformFeed } from '#shared/live/platformFeed.ts';
import { readBody } from './readBody.ts';
import { sendJson } from './sendJson.ts';

const MAX_BODY = 4_096;
/** Polling interval for changes while there are listeners, milliseconds. */
const POLL_EVERY = 50;
/** Interval at which due payments are settled, also of players without requests, milliseconds. */
const SETTLE_EVERY = 500;

export interface FeedRoute {
  handle(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void>;
  close(): void;
}

/** `GET /api/feed.changes` streams changes of all players to a site's servers, `POST /api/feed.gone` receives expired devices (platformFeed). */
export function createFeedRoute({
  world,
  token,
  report,
}: {
  world: Pick<World, 'db' | 'clock' | 'money' | 'players' | 'messages'>;
  token: string;
  report: (error: unknown) => void;
}): FeedRoute {
  const listeners = new Set<ServerResponse>();
  const expected = Buffer.from(`Bearer ${token}`);
  let stop: (() => void) | undefined;

  function begin(): () => void {
    const watch: ChangeWatch = createChangeWatch(world.db);
    const pushes = createPushWatch(world);
    const due = prepare<{ uid: number }>(world.db, 'SELECT DISTINCT uid FROM payment WHERE next_at <= ?');
    const send = (text: string) => {
      for (const listener of listeners) listener.write(text);
    };
    const guarded = (run: () => void) => () => {
      try {
        run();
      } catch (error) {
        report(error);
      }
    };
    const timers = [
      setInterval(
        guarded(() => {
          for (const change of watch.take()) send(`data: ${JSON.stringify(change)}\n\n`);
          for (const order of pushes.take()) send(`event: push\ndata: ${JSON.stringify(order)}\n\n`);
        }),
        POLL_EVERY,
      ),
      setInterval(
        guarded(() => {
          for (const { uid } of due.all(world.clock.seconds())) world.money.settle(uid);
        }),
        SETTLE_EVERY,
      ),
      setInterval(() => send(':\n\n'), platformFeed.silenceMs / 2),
    ];
    for (const timer of timers) timer.unref();
    return () => {
      for (const timer of timers) clearInterval(timer);
      watch.close();
    };
  }

  return {
    async handle(req, res, { pathname }) {
      const given = Buffer.from(req.headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return sendJson(res, 401, { error: { type: 'AuthorizationException', message: '' } });
      if (pathname === platformFeed.gonePath) {
        const { endpoint } = JSON.parse((await readBody(req, MAX_BODY)).toString()) as { endpoint?: unknown };
        world.messages.pushSubscriptions.forget(String(endpoint));
        return sendJson(res, 200, { data: 1 });
      }
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
      listeners.add(res);
      stop ??= begin();
      res.once('close', () => {
        listeners.delete(res);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      });
    },
    close() {
      for (const listener of listeners) listener.destroy();
      stop?.();
      stop = undefined;
    },
  };
}
