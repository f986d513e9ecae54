import { createHash } from 'node:crypto';
import type { LocalizedText } from './localise.ts';

/** Strapi's media object. Its id is derived from its URL, so that one file has one id everywhere. */
export interface Media {
  id: number;
  documentId: string;
  name: string;
  alternativeText: LocalizedText | string;
  caption: null;
  width: number;
  height: number;
  formats: null;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  url: string;
  previewUrl: null;
  provider: 'local';
}

const MIME: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml', png: 'image/png' };

/** A picture under `/uploads`; its file name contains its size in pixels: `banners/welcome-360x520.webp`. */
export function media(file: string, alternativeText: LocalizedText | string = ''): Media {
  const url = `/uploads/${file}`;
  const digest = createHash('sha1').update(url).digest('hex');
  const name = file.slice(file.lastIndexOf('/') + 1);
  const [, width = '512', height = '512'] = /-(\d+)x(\d+)\./.exec(name) ?? [];
  const ext = name.slice(name.lastIndexOf('.'));
  return {
    id: Number.parseInt(digest.slice(0, 6), 16),
    documentId: digest.slice(0, 24),
    name,
    alternativeText,
    caption: null,
    width: Number(width),
    height: Number(height),
    formats: null,
    hash: name.slice(0, -ext.length),
    ext,
    mime: MIME[ext.slice(1)] ?? 'application/octet-stream',
    size: 24.5,
    url,
    previewUrl: null,
    provider: 'local',
  };
}

export function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'mime' in value && 'url' in value;
}
