import type { Cacheability } from '#server/cache/cacheability.ts';
import { NO_TRANSFORM } from '#server/http/policy/untransformed.ts';
import { splitNonce } from './nonce/splitNonce.ts';
import type { Page, RenderedPage } from './Page.ts';

interface Finished extends RenderedPage {
  readonly headers: NonNullable<RenderedPage['headers']>;
  readonly decision: Pick<Cacheability, 'reason' | 'storedIn'>;
  readonly route: string | undefined;
}

/** Converts a finished page to its cached form. Several lines of one header are joined (RFC 9110 5.3); Set-Cookie is never among them. */
export function pageOf({ status, nonce, headers, html, decision, route }: Finished): Page {
  const fixedHeaders: string[] = [];
  const slottedHeaders: [string, string[]][] = [];
  const isHtml = String(headers['content-type']).startsWith('text/html');
  for (const [name, value] of Object.entries(headers)) {
    const joined = typeof value === 'string' ? value : value.join(', ');
    // The first visitor's answer gets it after the page was recorded (untransformed).
    const text = name === 'cache-control' && isHtml ? joined + NO_TRANSFORM : joined;
    const texts = text.split(nonce);
    if (texts.length === 1) fixedHeaders.push(name, text);
    else slottedHeaders.push([name, texts]);
  }
  const { reason: uncacheable, storedIn } = decision;
  return { status, uncacheable, storedIn, route, fixedHeaders, slottedHeaders, packed: {}, ...splitNonce(html, nonce) };
}
