import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { parseByteRange } from './body/parseByteRange.ts';

/** Where the build puts files whose name carries the hash of their content. */
const HASHED = '/assets/';
/** Of a drawing: it may have styles and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Serves the built browser files, the compressed copy beside a file (`.br`, `.gz`) when the browser takes it. The folder
 * is listed once, at start: nothing outside that list can be reached, and a miss costs a look into an object.
 *
 * Hashed files of the last two builds are there too (scripts/keepAssets.mjs). A missing one is answered here: a page of another
 * build asking for its chunk must get a 404 that no cache stores, and on which a balancer asks the next replica, not a rendered
 * page that a browser would then try to run.
 */
export function staticFiles(dir: string): RequestHandler {
  const serve = sirv(dir, { etag: true, gzip: true, brotli: true, extensions: [], setHeaders });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // Ignoring a Range one cannot serve is allowed (RFC 9110 14.2); sirv would throw on `bytes=5-2` after the headers.
    if (req.headers.range !== undefined && !parseByteRange(req.headers.range)) delete req.headers.range;
    serve(req, res, () => {
      if (!req.path.startsWith(HASHED)) return next();
      res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    });
  };
}

function setHeaders(res: ServerResponse, pathname: string): void {
  const hashed = pathname.startsWith(HASHED);
  // sw.js decides which build a device runs: it is asked for every time.
  const rest = pathname === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
  // sirv does not know the type.
  if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/vnd.microsoft.icon');
  res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : rest);
  // Not workers: a page's policy would be a kilobyte a file that nothing reads. sw.js keeps it; an SVG can be opened as a document.
  if (pathname !== '/sw.js') {
    if (pathname.endsWith('.svg')) res.setHeader('Content-Security-Policy', SVG_POLICY);
    else res.removeHeader('Content-Security-Policy');
    res.removeHeader('Permissions-Policy');
    res.removeHeader('Reporting-Endpoints');
  }
  // sirv pipes the file without listening to it: a file that cannot be opened (no descriptors left, a deploy that
  // removed it) would be an uncaught exception, and a visitor who leaves would leave the descriptor open.
  res.once('pipe', (file) => {
    file.once('error', (error) => res.destroy(error));
    res.once('close', () => file.unpipe(res) && (file as NodeJS.ReadableStream & { destroy?: () => void }).destroy?.());
  });
}
