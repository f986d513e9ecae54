import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { sendJson } from '#sandbox/http/sendJson.ts';
import type { Artist } from './Artist.ts';
import { createArtCache } from './createArtCache.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
type Extension = keyof typeof TYPES;

const SIZES: Record<string, readonly [number, number]> = { desktop: [1280, 420], phone: [780, 560] };
/** Maximum side of a requested banner. */
const MAX_SIDE = 2000;
const COVER_SIZES = ['225x300', '300x400', '450x600', '288x192'];

export interface Upload {
  body: Buffer;
  /** Media type. */
  type: string;
}

export interface Uploads {
  /** The file of a path under /uploads; undefined if there is none. */
  find(path: string): Promise<Upload | undefined>;
  handle(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void>;
  /** Draws the given pictures one by one in the background, between requests. */
  warm(paths: readonly string[]): Promise<void>;
  stop(): void;
}

export interface UploadsDeps {
  artist: Artist;
  /** Where drawn pictures are cached. */
  folder: string;
  seed: string;
  report: (error: unknown) => void;
}

function sizeOf(text: string): readonly [number, number] | undefined {
  const size = SIZES[text] ?? text.split('x').map(Number);
  const [width = 0, height = 0] = size;
  return width >= 16 && height >= 16 && width <= MAX_SIDE && height <= MAX_SIDE ? [width, height] : undefined;
}

/**
 * The media of both services, `/uploads/...`: covers, banners, provider logos, brand. A picture is drawn at its first
 * request, rasterised, cached on disk by seed and version of the drawing, and never changes under its URL.
 * If the rasteriser fails, the SVG is sent instead: browsers go by the media type, not the file name.
 */
export function createUploads({ artist, folder, seed, report }: UploadsDeps): Uploads {
  const cache = createArtCache(join(folder, `${encodeURIComponent(seed)}-${artist.version}`));
  const drawing = new Map<string, Promise<Upload | undefined>>();
  let stopped = false;
  let hasReportedRaster = false;

  function draw(kind: string, stem: string): string | undefined {
    if (kind === 'providers') return artist.providerMark(stem);
    if (kind === 'brand') return artist.brand(stem);
    const [, name = '', size = ''] = /^(.+)-(\d+x\d+|desktop|phone)$/.exec(stem) ?? [];
    const pixels = sizeOf(size);
    if (name === '' || !pixels) return undefined;
    if (kind === 'games') return COVER_SIZES.includes(size) ? artist.cover(name, ...pixels) : undefined;
    return kind === 'banners' ? artist.banner(name, ...pixels) : undefined;
  }

  async function make(kind: string, stem: string, extension: Extension): Promise<Upload | undefined> {
    const name = `${kind}-${stem}.${extension}`;
    const cached = extension === 'svg' ? undefined : await cache.read(name);
    if (cached) return { body: cached, type: TYPES[extension] };
    const svg = draw(kind, stem);
    if (svg === undefined) return undefined;
    if (extension === 'svg') return { body: Buffer.from(svg), type: TYPES.svg };
    try {
      const body = Buffer.from(await artist.rasterise(svg, extension));
      await cache.write(name, body).catch(report);
      return { body, type: TYPES[extension] };
    } catch (error) {
      // Reported once: a rasteriser that cannot work fails for every picture.
      if (!hasReportedRaster && !stopped) report(error);
      hasReportedRaster = true;
      return { body: Buffer.from(svg), type: TYPES.svg };
    }
  }

  function find(path: string): Promise<Upload | undefined> {
    const [, kind = '', stem = '', extension = ''] =
      /^\/uploads\/([a-z]+)\/([\w.-]+)\.(avif|webp|png|svg)$/.exec(path) ?? [];
    if (stem === '') return Promise.resolve(undefined);
    const running = drawing.get(path);
    if (running) return running;
    const made = make(kind, stem, extension as Extension).finally(() => drawing.delete(path));
    drawing.set(path, made);
    return made;
  }

  return {
    find,
    handle: async (req, res, url) => {
      if (req.method !== 'GET' && req.method !== 'HEAD')
        return sendJson(res, 405, { error: 'read only' }, { allow: 'GET, HEAD' });
      const file = await find(url.pathname);
      if (!file) return sendJson(res, 404, { error: 'no such picture' });
      const etag = `"${createHash('sha1').update(file.body).digest('base64url')}"`;
      const headers = {
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      };
      if (req.headers['if-none-match'] === etag) return void res.writeHead(304, headers).end();
      res.writeHead(200, { ...headers, 'content-type': file.type, 'content-length': file.body.length });
      res.end(req.method === 'HEAD' ? undefined : file.body);
    },
    warm: async (paths) => {
      for (const path of paths) {
        if (stopped) return;
        await find(path).catch(report);
        await breathe();
      }
    },
    stop: () => {
      stopped = true;
    },
  };
}
