import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillNonce, type NonceSlots } from './splitNonce.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The cheapest levels: a kept page is compressed at every hit, because its nonce differs at every hit, and a higher level
 * would cost more than the render it saves. On the pool, not on the event loop.
 */
const levels = { brotli: 1, gzip: 1 };

const asked = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
};

/** Our choice among what the visitor takes (RFC 9110 12.5.3); undefined = as it is. Brotli where both are welcome. */
export function preferredEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepts = (pattern: RegExp) => {
    const match = pattern.exec(String(header));
    return match !== null && (match[1] === undefined || Number(match[1]) > 0);
  };
  return accepts(asked.br) ? 'br' : accepts(asked.gzip) ? 'gzip' : undefined;
}

/** After the splice, never before: a nonce inside compressed bytes could not be exchanged (RELIABILITY A9). */
export async function compressPage(
  res: ServerResponse,
  page: NonceSlots,
  nonce: string,
  encoding: Encoding,
): Promise<void> {
  const html = Buffer.concat(fillNonce(page, nonce));
  const body =
    encoding === 'br'
      ? await brotli(html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          },
        })
      : await zip(html, { level: levels.gzip });
  if (res.destroyed) return;
  res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
