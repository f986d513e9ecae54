import type { ServerResponse } from 'node:http';
import { discardBody } from './discardBody.ts';
import { hasBody } from './hasBody.ts';

/** The texts of answers that wait for their bodies; a request that is refused once more meanwhile is answered with the last. */
const waiting = new WeakMap<ServerResponse, string>();

/**
 * Ends the answer of a refused request, whose body may still be on its way. With `Connection: close`, as proxies send it, Node ends the
 * connection after the answer, and a sender at work meets a reset and loses both the answer and what was typed: such an answer waits for the
 * body, or for a pause of its sender. Other answers are sent at once.
 */
export function endRefusal(res: ServerResponse, body: string): void {
  const { req } = res;
  if (waiting.has(res)) return void waiting.set(res, body);
  if (req.complete || !hasBody(req)) return void res.end(body);
  const discarded = discardBody(req);
  if (res.shouldKeepAlive) return void res.end(body);
  waiting.set(res, body);
  void discarded.then(() => {
    const text = waiting.get(res);
    waiting.delete(res);
    if (!res.destroyed && !res.writableEnded) res.end(text);
  });
}
