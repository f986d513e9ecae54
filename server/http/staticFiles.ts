import { readdirSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import send from 'send';
import { acceptedEncoding } from '#server/cache/acceptedEncoding.ts';
import { createHeldFiles, type HeldFile } from './createHeldFiles.ts';

/** The folder of files whose names contain a hash of their content. */
const HASHED = '/assets/';
/** The policy of an SVG: styles only. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Conditions and ranges, which `send` answers. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'range'] as const;
/** The endings of precompressed copies, by content coding. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the built browser files, compressed (`.br`, `.gz`) when the browser accepts it. The folder is listed once, at start: no file
 * outside that list can be reached, and a miss costs one lookup. Conditions and ranges follow RFC 9110 13 and 14; methods that do not
 * read get 405. Requests without conditions are answered from memory after the first.
 *
 * Hashed files of the last two builds are included (scripts/builds/retainAssets.mjs). A missing hashed file gets a 404 that no cache stores and on
 * which a balancer tries the next replica; without it a page of another build would get a rendered page in place of its chunk.
 */
export function staticFiles(dir: string): RequestHandler {
  const files = filesIn(dir);
  const held = createHeldFiles(dir, (name) => name.startsWith(HASHED));
  return (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const name = decoded(req.path);
    const isCopy = files.has(name) && Object.values(ENDINGS).some((end) => name.endsWith(end));
    const missing = () => (reads && name.startsWith(HASHED) ? refuse(res, 404) : next());
    if (!files.has(name) || isCopy) return missing();
    if (!reads) return refuse(res.set('Allow', 'GET, HEAD'), 405);

    // A Range is only for GET and may be ignored (RFC 9110 14.2).
    if (req.method === 'HEAD' || !parseByteRange(req.headers.range ?? '')) delete req.headers.range;
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    const coded = encoding && files.has(name + ENDINGS[encoding]) ? encoding : undefined;
    const stored = coded ? name + ENDINGS[coded] : name;
    if (CONDITIONS.every((header) => req.headers[header] === undefined)) {
      const file = held.get(stored);
      if (file) return sendHeld(req, res, { file, name, coded });
      held.hold(stored);
    }
    const options = { root: dir, index: false as const, cacheControl: false, dotfiles: 'allow' as const };
    send(req, encodeURI(stored), options)
      .on('headers', (_res: Response, _file: string, { size, mtime }: { size: number; mtime: Date }) => {
        setHeaders(res, name, coded);
        setValidators(req, res, size, mtime);
      })
      .on('error', (error: Error & { status: number }) => {
        if (res.headersSent) return void res.destroy();
        // Removed since the start, by a deploy.
        if (error.status === 404) return missing();
        if (error.status >= 500) return next(error);
        for (const header of ['ETag', 'Last-Modified', 'Content-Encoding']) res.removeHeader(header);
        refuse(res, error.status);
      })
      .pipe(res);
  };
}

/** The addresses of all files, without hidden ones. */
function filesIn(dir: string): ReadonlySet<string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`);
  return new Set(files.filter((name) => !/\/\.(?!well-known\/)/.test(name)));
}

function decoded(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function refuse(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text').send(`${STATUS_CODES[status]}\n`);
}

/** The answer that `send` would give, from memory. */
function sendHeld(
  req: Request,
  res: Response,
  { file, name, coded }: { file: HeldFile; name: string; coded: string | undefined },
): void {
  const { body, modifiedAt } = file;
  setHeaders(res, name, coded);
  setValidators(req, res, body.length, modifiedAt);
  res.setHeader('Accept-Ranges', 'bytes');
  res.setHeader('Last-Modified', modifiedAt.toUTCString());
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** A tag by size and time of change, which `send` compares; a strong one, so that If-Range may name it (RFC 9110 13.1.5). */
function setValidators(req: Request, res: Response, size: number, mtime: Date): void {
  const tag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  res.set('ETag', tag);
  // `send` takes a weak tag and a later date as a match. An empty tag matches nothing: the whole file is sent.
  const condition = req.headers['if-range'];
  if (condition !== undefined && condition !== tag && condition !== mtime.toUTCString()) req.headers['if-range'] = '""';
}

function setHeaders(res: Response, name: string, coded: string | undefined): void {
  const hashed = name.startsWith(HASHED);
  // sw.js decides which build a device runs, so it is revalidated every time.
  const rest = name === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
  res.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : rest);
  res.set('Vary', 'Accept-Encoding');
  if (coded) res.set('Content-Encoding', coded);
  // Of the file's own name: that of a compressed copy has another ending.
  res.type(path.extname(name) || 'bin');
  // These headers are pages' and would add an unread kilobyte to each file. A worker needs its policy, and an SVG can be opened as a
  // document.
  if (name !== '/sw.js') {
    if (name.endsWith('.svg')) res.set('Content-Security-Policy', SVG_POLICY);
    else res.removeHeader('Content-Security-Policy');
    res.removeHeader('Permissions-Policy');
    res.removeHeader('Reporting-Endpoints');
  }
}

/**
 * Parses `bytes=0-99` and `bytes=100-`, the two forms that are served, into inclusive byte offsets; `end` is undefined for the open form.
 * Undefined for any other header (RFC 9110 14.1.2).
 */
function parseByteRange(header: string): { start: number; end: number | undefined } | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === undefined) return undefined;
  const start = Number(from);
  const end = to ? Number(to) : undefined;
  return end !== undefined && end < start ? undefined : { start, end };
}
