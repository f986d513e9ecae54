import type { ServerResponse } from 'node:http';
import { discardBody } from './discardBody.ts';
import { hasBody } from './hasBody.ts';

const slot = Symbol('waiting');
type Body = string | Buffer | undefined;
/** The end of an answer that waits for its request; one that is answered once more meanwhile ends with the last. */
type Waiting = ServerResponse & { [slot]?: { body: Body } | undefined };

/**
 * Ends the answer of a request whose body may still be on its way, because it is refused or the platform has answered early. With
 * `Connection: close`, as proxies send it, Node ends the connection after the answer, and a sender at work meets a reset and loses both the
 * answer and what was typed: such an answer waits for the body, or for a pause of its sender. Other answers end at once.
 */
export function endAfterBody(res: Waiting, body?: Body): void {
  const { req } = res;
  if (res[slot]) {
    res[slot] = { body };
    return;
  }
  if (req.complete || !hasBody(req)) return void res.end(body);
  const discarded = discardBody(req);
  if (res.shouldKeepAlive) return void res.end(body);
  res[slot] = { body };
  void discarded.then(() => {
    const last = res[slot];
    res[slot] = undefined;
    if (!res.destroyed && !res.writableEnded) res.end(last?.body);
  });
}
