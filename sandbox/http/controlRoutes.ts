import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../world/createWorld.ts';
import type { Counters } from './counters.ts';
import { decideVerification } from './decideVerification.ts';
import { type Faults, faultOrder } from './faults.ts';
import { readBody } from './readBody.ts';
import { sendJson } from './sendJson.ts';

const BODY_LIMIT = 64 * 1024;

interface Deps {
  token: string;
  faults: Faults;
  counters: Counters;
  world: World;
}

/** The levers of tests and developers under `/_/`, for whoever holds the token (`x-sandbox-token`). */
export function createControlRoutes({ token, faults, counters, world }: Deps) {
  function isAllowed(key: unknown): boolean {
    const given = Buffer.from(String(key ?? ''));
    const known = Buffer.from(token);
    return given.length === known.length && timingSafeEqual(given, known);
  }

  /** JSON with the token in the header, or a form of the developers' page with the token in a field, which goes back to the page. */
  async function moveVerification(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '');
    const text = (await readBody(req, BODY_LIMIT)).toString();
    const fields: Record<string, unknown> = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    if (!isAllowed(isForm ? fields['token'] : req.headers['x-sandbox-token']))
      return sendJson(res, 401, { error: 'the token is missing or wrong' });
    if (!decideVerification(world, fields)) return sendJson(res, 400, { error: 'no such applicant or verdict' });
    if (isForm) res.writeHead(303, { location: '/', 'cache-control': 'no-store' }).end();
    else sendJson(res, 200, { data: 1 });
  }

  return async function handleControl(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (`${req.method} ${path}` === 'POST /_/verification') return moveVerification(req, res);
    if (!isAllowed(req.headers['x-sandbox-token']))
      return sendJson(res, 401, { error: 'x-sandbox-token is missing or wrong' });
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
