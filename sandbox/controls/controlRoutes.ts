import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContentError } from '#sandbox/content/ContentError.ts';
import { readBody } from '#sandbox/http/readBody.ts';
import { sendJson } from '#sandbox/http/sendJson.ts';
import { AppError } from '#shared/errors/AppError.ts';
import type { ControlFields, Controls } from './createControls.ts';

/** A content page with all its blocks has some forty kilobytes. */
const BODY_LIMIT = 512 * 1024;
/** Fields that are numbers in JSON and text in a form. */
const NUMBERS = ['ms', 'times', 'index'];

interface Deps {
  token: string;
  controls: Controls;
}

/** A form's fields as JSON values. Empty fields are left out, except `value` and `seed`, where empty means "unset". */
function fieldsOfForm(text: string): ControlFields {
  return Object.fromEntries(
    [...new URLSearchParams(text)]
      .filter(([key, value]) => value !== '' || key === 'value' || key === 'seed')
      .map(([key, value]) => [key, NUMBERS.includes(key) ? Number(value) : value]),
  );
}

/**
 * The controls under `/_/`; they require the token. Accepts JSON with `x-sandbox-token`, or a form of the developer page with
 * the token in a field, which redirects back to the form's section of the page.
 */
export function createControlRoutes({ token, controls }: Deps) {
  function isAllowed(key: unknown): boolean {
    const given = Buffer.from(String(key ?? ''));
    const expected = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  async function readFields(req: IncomingMessage, url: URL, isForm: boolean): Promise<ControlFields> {
    if (req.method === 'GET' || req.method === 'DELETE') return Object.fromEntries(url.searchParams);
    const text = (await readBody(req, BODY_LIMIT)).toString();
    if (isForm) return fieldsOfForm(text);
    const fields: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof fields !== 'object' || fields === null)
      throw new AppError('InvalidRequestException', { status: 400, message: 'an object is expected' });
    return fields as ControlFields;
  }

  return async function handleControl(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '');
    // A form has its token in a field, so its body is read before the check; JSON has it in a header.
    if (!isForm && !isAllowed(req.headers['x-sandbox-token'])) {
      req.resume();
      return sendJson(res, 401, { error: 'x-sandbox-token is missing or wrong' });
    }
    const { token: key, ...fields } = await readFields(req, url, isForm);
    if (isForm && !isAllowed(key)) return sendJson(res, 401, { error: 'the token is missing or wrong' });
    const route = `${req.method} ${url.pathname.slice('/_/'.length)}`;
    const control = Object.hasOwn(controls, route) ? controls[route] : undefined;
    if (!control) return sendJson(res, 404, { error: `no ${route}` });
    try {
      const data = await control(fields);
      if (!isForm) return sendJson(res, 200, { data }, { 'cache-control': 'no-store' });
      const part = url.pathname.slice('/_/'.length).split('/')[0] ?? '';
      const query = new URLSearchParams({
        done: part,
        ...(typeof data === 'object' ? { answer: JSON.stringify(data) } : {}),
      });
      res.writeHead(303, { location: `/?${query}#${part}`, 'cache-control': 'no-store' }).end();
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof ContentError)) throw error;
      sendJson(res, error.status, { error: error.message });
    }
  };
}
