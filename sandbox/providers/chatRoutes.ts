import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '#sandbox/http/sendJson.ts';
import { DEFAULT_SANDBOX_LANGUAGE, isSandboxLanguage } from '#sandbox/world/players/languages.ts';
import { CHAT_GREETING, CHAT_SCRIPT } from './chatScripts.ts';

/** Requested by pages of the site, which is another origin. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The fake chat vendor under `/_/chat/`: its script (`stand-in.js?kind=`), its API (`hello`) and the frame in its window. Three kinds
 * of resource on a foreign origin, so that they test a page's content security policy as a real vendor does.
 */
export function handleChat(_req: IncomingMessage, res: ServerResponse, url: URL): void {
  const part = url.pathname.slice('/_/chat/'.length);
  if (part === 'stand-in.js') {
    res.writeHead(200, { ...crossOrigin, 'content-type': 'text/javascript; charset=utf-8' }).end(CHAT_SCRIPT);
  } else if (part === 'hello') {
    sendJson(res, 200, { data: 1 }, crossOrigin);
  } else if (part === 'window') {
    const language = url.searchParams.get('lang') ?? '';
    const locale = isSandboxLanguage(language) ? language : DEFAULT_SANDBOX_LANGUAGE;
    res
      .writeHead(200, {
        ...crossOrigin,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
      })
      .end(`<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>-</title><p>${CHAT_GREETING[locale]}`);
  } else sendJson(res, 404, { error: 'not found' });
}
