import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HistoryExports } from '#sandbox/world/historyExports.ts';
import { sendJson } from './sendJson.ts';

type Handle = (req: IncomingMessage, res: ServerResponse, url: URL) => void | Promise<void>;

/** Serves `/uploads/exports/{random}.csv` and passes other paths to the pictures. The files are private: no cache may store them. */
export function createExportFiles(historyExports: HistoryExports, pictures: Handle): Handle {
  return function handleExportFile(req, res, url) {
    const [, file] = /^\/uploads\/exports\/([^/]+)$/.exec(url.pathname) ?? [];
    if (file === undefined) return pictures(req, res, url);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendJson(res, 405, { error: 'read only' }, { allow: 'GET, HEAD' });
    const content = historyExports.read(file);
    if (content === undefined) return sendJson(res, 404, { error: 'no such file' }, { 'cache-control': 'no-store' });
    const body = Buffer.from(content);
    res.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': body.length,
      'content-disposition': `attachment; filename="yulduz-${file.slice(0, 8)}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}
