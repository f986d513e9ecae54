import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from '#server/cache/acceptedEncoding.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { formIdOf } from './nonce/formIdOf.ts';
import { FORM_ID, type NonceSlots } from './nonce/splitNonce.ts';
import type { PackedForms } from './PackedForms.ts';
import type { Page } from './Page.ts';
import { type PackedPage, packPage } from './packPage.ts';

/** Maximum bytes that both compressed forms add to a page; `sendPage` does not store larger ones. */
export function maxPacked({ bytes }: Pick<Page, 'bytes'>): number {
  return 2 * maxOfOne(bytes);
}

function maxOfOne(bytes: number): number {
  return Math.ceil(bytes / 3) + 1024;
}

/**
 * Answers with a cached page and the nonce of this answer: slices of memory around the nonce, without compressing or copying.
 * `headerLines` are headers of this answer only, as alternating names and values.
 *
 * The first visitor who accepts a compressed form waits some milliseconds for it, off the event loop; a page that is requested
 * once is never compressed.
 */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: Page, headerLines: readonly string[]): void {
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const form = encoding === undefined ? undefined : formOf(page, encoding);
  if (form instanceof Promise)
    void form.then((packed) => send(req, res, page, headerLines, packed && { encoding: encoding as Encoding, packed }));
  else send(req, res, page, headerLines, form && { encoding: encoding as Encoding, packed: form });
}

interface Chosen {
  encoding: Encoding;
  packed: PackedPage;
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  headerLines: readonly string[],
  form?: Chosen,
): void {
  if (res.destroyed) return;
  const { id, nonce } = contextOf(res);
  const { segments, bytes, holes } = form?.packed ?? page;
  const tail = form?.packed.tail?.(nonce);
  const length = bytes + holes * nonce.length + (tail?.length ?? 0);
  // As a list, headers are sent without building a map of their names.
  const headers = ['X-Request-Id', id, 'Content-Length', `${length}`, ...page.fixedHeaders, ...headerLines];
  for (const [name, texts] of page.slottedHeaders) headers.push(name, joined(texts, nonce));
  if (form) headers.push('Content-Encoding', form.encoding);
  res.writeHead(page.status, headers);
  if (req.method === 'HEAD') return void res.end();
  // Corked, the pieces are sent in one writev without being joined: copying a 100 kB page costs more than Express.
  // The last piece is passed to end(): a separate end() would send one piece more.
  const last = segments.length - 1;
  res.cork();
  for (let index = 0; index < last; index += 1) res.write(filled(segments[index], nonce), 'latin1');
  if (tail) res.write(filled(segments[last], nonce), 'latin1');
  res.end(tail ?? filled(segments[last], nonce), 'latin1');
  res.uncork();
}

function filled(segment: NonceSlots['segments'][number] | undefined, nonce: string): Buffer | string {
  if (segment === undefined) return '';
  if (Buffer.isBuffer(segment)) return segment;
  return segment === FORM_ID ? formIdOf(nonce) : joined(segment, nonce);
}

/** Like `join`, which is slower for strings: 1 % of the time of a hit. */
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
