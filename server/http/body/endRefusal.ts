import type { ServerResponse } from 'node:http';
import { discardBody } from './discardBody.ts';
import { hasBody } from './hasBody.ts';

const slot = Symbol('refusal');
/** The text of an answer that waits for its body; a request that is refused once more meanwhile is answered with the last. */
type Waiting = ServerResponse & { [slot]?: string | undefined };

/**
 * Ends the answer of a refused request, whose body may still be on its way. With `Connection: close`, as proxies send it, Node ends the
 * connection after the answer, and a sender at work meets a reset and loses both the answer and what was typed: such an answer waits for the
 * body, or for a pause of its sender. Other answers are sent at once.
 */
export function endRefusal(res: Waiting, body: string): void {
  const { req } = res;
  if (res[slot] !== undefined) {
    res[slot] = body;
    return;
  }
  if (req.complete || !hasBody(req)) return void res.end(body);
  const discarded = discardBody(req);
  if (res.shouldKeepAlive) return void res.end(body);
  res[slot] = body;
  void discarded.then(() => {
    const text = res[slot];
    res[slot] = undefined;
    if (!res.destroyed && !res.writableEnded) res.end(text);
  });
}
