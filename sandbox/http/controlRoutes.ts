import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counters } from './counters.ts';
import { type Faults, faultOrder } from './faults.ts';
import { readBody } from './readBody.ts';
import { sendJson } from './sendJson.ts';

const BODY_LIMIT = 64 * 1024;

interface Deps {
  token: string;
  faults: Faults;
  counters: Counters;
}

/** The levers of tests and developers under `/_/`, for whoever holds the token (`x-sandbox-token`). */
export function createControlRoutes({ token, faults, counters }: Deps) {
  function isAllowed(req: IncomingMessage): boolean {
    const given = Buffer.from(String(req.headers['x-sandbox-token'] ?? ''));
    const known = Buffer.from(token);
    return given.length === known.length && timingSafeEqual(given, known);
  }

  return async function handleControl(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (!isAllowed(req)) return sendJson(res, 401, { error: 'x-sandbox-token is missing or wrong' });
    const route = `${req.method} ${path}`;
    if (route === 'GET /_/counters') return sendJson(res, 200, { data: counters.read() });
    if (route === 'DELETE /_/counters') counters.reset();
    else if (route === 'GET /_/faults') return sendJson(res, 200, { data: faults.list() });
    else if (route === 'DELETE /_/faults') faults.clear();
    else if (route === 'POST /_/faults') {
      const text = (await readBody(req, BODY_LIMIT)).toString();
      const order = faultOrder.safeParse(JSON.parse(text));
      if (!order.success) return sendJson(res, 400, { error: order.error.issues });
      faults.add(order.data);
    } else return sendJson(res, 404, { error: `no ${route}` });
    sendJson(res, 200, { data: 1 });
  };
}
