import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { parseByteRange } from './body/parseByteRange.ts';

/** The folder of files whose names contain a hash of their content. */
const HASHED = '/assets/';
/** The policy of an SVG: styles only. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Serves the built browser files, compressed (`.br`, `.gz`) when the browser accepts it. The folder is listed once, at start: no file
 * outside that list can be reached, and a miss costs one lookup.
 *
 * Hashed files of the last two builds are included (scripts/builds/retainAssets.mjs). A missing hashed file gets a 404 that no cache stores and on
 * which a balancer tries the next replica; without it a page of another build would get a rendered page in place of its chunk.
 */
export function staticFiles(dir: string): RequestHandler {
  const serve = sirv(dir, { etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A Range may be ignored (RFC 9110 14.2); on `bytes=5-2` sirv would throw after the headers.
    if (req.headers.range !== undefined && !parseByteRange(req.headers.range)) delete req.headers.range;
    serve(req, res, () => {
      if (!req.path.startsWith(HASHED)) return next();
      res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    });
  };
}

function setHeaders(res: ServerResponse, pathname: string): void {
  const hashed = pathname.startsWith(HASHED);
  // sw.js decides which build a device runs, so it is revalidated every time.
  const rest = pathname === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
  // sirv does not know this type.
  if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/vnd.microsoft.icon');
  res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : rest);
  // These headers are pages' and would add an unread kilobyte to each file. A worker needs its policy, and an SVG can be opened as a
  // document.
  if (pathname !== '/sw.js') {
    if (pathname.endsWith('.svg')) res.setHeader('Content-Security-Policy', SVG_POLICY);
    else res.removeHeader('Content-Security-Policy');
    res.removeHeader('Permissions-Policy');
    res.removeHeader('Reporting-Endpoints');
  }
  // sirv pipes the file without an error listener: a file that cannot be opened (no descriptors left, removed by a deploy)
  // would be an uncaught exception, and a visitor who leaves would leak the descriptor.
  res.once('pipe', (file) => {
    file.once('error', (error) => res.destroy(error));
    res.once('close', () => file.unpipe(res) && (file as NodeJS.ReadableStream & { destroy?: () => void }).destroy?.());
  });
}
