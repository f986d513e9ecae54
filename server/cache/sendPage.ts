import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf } from '../http/requestContext.ts';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
import type { Page } from './Page.ts';
import { type PackedPage, packPage } from './packPage.ts';
import type { NonceSlots } from './nonce/splitNonce.ts';

/** Compressed forms a page has or is getting; empty until somebody asks for one. */
export type PackedForms = Partial<Record<Encoding, PackedPage | undefined | Promise<PackedPage | undefined>>>;

/** What a page's compressed forms may add to its bytes, both together; `sendPage` stores no larger ones. */
export function maxPacked({ bytes }: Pick<Page, 'bytes'>): number {
  return 2 * maxOfOne(bytes);
}

function maxOfOne(bytes: number): number {
  return Math.ceil(bytes / 3) + 1024;
}

/**
 * Answers with a cached page and the nonce of this answer: slices of memory around it, nothing compressed and nothing copied.
 * `own` are the headers of this answer alone, as names and values in turn.
 *
 * The first visitor who takes a compressed form waits some milliseconds for it, off the event loop; a page that is read
 * once is never compressed.
 */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page, own: readonly string[]): void {
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const form = encoding === undefined ? undefined : formOf(page, encoding);
  if (form instanceof Promise)
    void form.then((packed) => send(req, res, page, own, packed && { encoding: encoding as Encoding, packed }));
  else send(req, res, page, own, form && { encoding: encoding as Encoding, packed: form });
}

interface Chosen {
  encoding: Encoding;
  packed: PackedPage;
}

function send(req: IncomingMessage, res: ServerResponse, page: Page, own: readonly string[], form?: Chosen): void {
  if (res.destroyed) return;
  const { id, nonce } = contextOf(res);
  const { segments, bytes, holes } = form?.packed ?? page;
  const tail = form?.packed.tail?.(nonce);
  const length = bytes + holes * nonce.length + (tail?.length ?? 0);
  // As a list, headers go out as they are: no table of names is made of them.
  const headers = ['X-Request-Id', id, 'Content-Length', `${length}`, ...page.fixedHeaders, ...own];
  for (const [name, texts] of page.slottedHeaders) headers.push(name, joined(texts, nonce));
  if (form) headers.push('Content-Encoding', form.encoding);
  res.writeHead(page.status, headers);
  if (req.method === 'HEAD') return void res.end();
  // Corked, the pieces leave in one writev without being copied together: the copy of a 100 kB page costs more than Express.
  // The last piece leaves with the end: an end of its own would be one piece more.
  const last = segments.length - 1;
  res.cork();
  for (let index = 0; index < last; index += 1) res.write(filled(segments[index], nonce), 'latin1');
  if (tail) res.write(filled(segments[last], nonce), 'latin1');
  res.end(tail ?? filled(segments[last], nonce), 'latin1');
  res.uncork();
}

function filled(segment: NonceSlots['segments'][number] | undefined, nonce: string): Buffer | string {
  if (segment === undefined) return '';
  return Buffer.isBuffer(segment) ? segment : joined(segment, nonce);
}

/** What `join` does; but that takes the list for one of anything, which is a hundredth of a hit. */
function joined(texts: readonly string[], nonce: string): string {
  let all = texts[0] ?? '';
  for (let index = 1; index < texts.length; index += 1) all += nonce + texts[index];
  return all;
}

function formOf(page: Page, encoding: Encoding): PackedForms[Encoding] {
  if (encoding in page.packed) return page.packed[encoding];
  const packing = packPage(page, encoding)
    .catch(() => undefined)
    .then((packed) => {
      page.packed[encoding] = packed && packed.bytes <= maxOfOne(page.bytes) ? packed : undefined;
      return page.packed[encoding];
    });
  page.packed[encoding] = packing;
  return packing;
}
