import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Request, RequestHandler, Response } from 'express';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { brandStyles } from '#shared/document/brandStyles.ts';
import { BRAND_FILES, brandAddress } from './brandAddress.ts';

/** The policy of an SVG: styles only, as of the build's. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface BrandFilesOptions {
  site: BrandSite;
  /** The folder of the build's browser files, whose worker gets the styles of the brand; undefined in development. */
  clientDir: string | undefined;
}

/**
 * Serves what a brand has in place of the build: its style sheet, fonts and PNG icons by address of their digest, its icons, and the worker, which
 * shows its offline page with the brand's styles. Runs before the files of the build.
 */
export function brandFiles({ site, clientDir }: BrandFilesOptions): RequestHandler {
  const styles = site.fontStyles.replaceAll('{base}', brandAddress(site, '').slice(0, -1)) + brandStyles(site.look);
  const icon = Buffer.from(`${site.look.icon}\n`);
  const files = new Map<string, { body: Buffer; type: string }>([
    ['/favicon.svg', { body: icon, type: 'image/svg+xml' }],
    ['/favicon.ico', fileOf(site, '.ico') ?? { body: icon, type: 'image/svg+xml' }],
  ]);
  const worker = clientDir === undefined ? undefined : workerWith(`${clientDir}/sw.js`, brandStyles(site.look));
  if (worker) files.set('/sw.js', { body: worker, type: 'text/javascript; charset=utf-8' });
  const hashed = new Map<string, { body: Buffer; type: string }>([
    ['style.css', { body: Buffer.from(styles), type: 'text/css; charset=utf-8' }],
    ...[...site.files].flatMap(([file, body]): [string, { body: Buffer; type: string }][] =>
      file.endsWith('.woff2') || file.endsWith('.png')
        ? [[file, { body, type: file.endsWith('.png') ? 'image/png' : 'font/woff2' }]]
        : [],
    ),
  ]);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = files.get(req.path);
    if (file) return send(req, res, file, req.path === '/sw.js' ? 'no-cache' : 'public, max-age=3600');
    if (!req.path.startsWith(BRAND_FILES)) return next();
    const [digest, ...rest] = req.path.slice(BRAND_FILES.length).split('/');
    const content = hashed.get(rest.join('/'));
    if (!content) return void res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    // A page of an earlier digest, still open or in a browser's cache, has the styles of now.
    const isOwn = digest === site.digest;
    send(req, res, content, isOwn ? 'public, max-age=31536000, immutable' : 'no-store');
  };
}

function send(req: Request, res: Response, { body, type }: { body: Buffer; type: string }, control: string): void {
  res.set({
    'Cache-Control': control,
    'Content-Type': type,
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    ...(type.startsWith('image/svg') ? { 'Content-Security-Policy': SVG_POLICY } : {}),
  });
  if (req.fresh) return void res.status(304).end();
  res.set('Content-Length', String(body.length)).end(req.method === 'HEAD' ? undefined : body);
}

function fileOf({ files }: BrandSite, end: string): { body: Buffer; type: string } | undefined {
  const [, body] = [...files].find(([name]) => name.endsWith(end)) ?? [];
  return body && { body, type: 'image/x-icon' };
}

/** The build's worker, told the styles of the brand before it runs; undefined where there is none. */
function workerWith(file: string, styles: string): Buffer | undefined {
  try {
    return Buffer.from(`self.brandStyles=${JSON.stringify(styles)};${readFileSync(file, 'utf8')}`);
  } catch {
    return undefined;
  }
}
