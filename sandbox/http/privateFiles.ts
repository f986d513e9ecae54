import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '#sandbox/createWorld.ts';
import { sendJson } from './sendJson.ts';

type Handle = (req: IncomingMessage, res: ServerResponse, url: URL) => void | Promise<void>;

/**
 * Serves `/uploads/exports/{random}.csv` and `/uploads/tickets/{random}.jpg`, and passes other paths to the pictures. The files are private: no
 * cache may store them.
 */
export function createPrivateFiles(world: Pick<World, 'messages'>, pictures: Handle): Handle {
  function find(folder: string, file: string): { type: string; body: Uint8Array } | undefined {
    if (folder === 'tickets') {
      const stored = world.messages.tickets.files.read(file);
      return stored && { type: stored.type, body: stored.content };
    }
    const content = world.messages.historyExports.read(file);
    return content === undefined ? undefined : { type: 'text/csv; charset=utf-8', body: Buffer.from(content) };
  }
  return function handlePrivateFile(req, res, url) {
    const [, folder = '', file] = /^\/uploads\/(exports|tickets)\/([^/]+)$/.exec(url.pathname) ?? [];
    if (file === undefined) return pictures(req, res, url);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendJson(res, 405, { error: 'read only' }, { allow: 'GET, HEAD' });
    const content = find(folder, file);
    if (content === undefined) return sendJson(res, 404, { error: 'no such file' }, { 'cache-control': 'no-store' });
    res.writeHead(200, {
      'content-type': content.type,
      'content-length': content.body.length,
      'content-disposition': `attachment; filename="yulduz-${file.slice(0, 8)}${file.slice(file.lastIndexOf('.'))}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    res.end(req.method === 'HEAD' ? undefined : content.body);
  };
}
