import type { Cacheability, RenderedFacts, UncacheableReason } from '#server/cache/cacheability.ts';
import type { UpstreamCall } from '#server/http/trace/RequestTrace.ts';
import type { Language } from '#shared/locales.ts';
import type { NonceSlots } from './nonce/splitNonce.ts';
import type { PackedForms } from './PackedForms.ts';

/** A cached page: slots around the nonce, and the headers that belong to the page and not to one answer. */
export interface Page extends NonceSlots {
  readonly status: number;
  /** Pattern of the route, for the log and the metrics of a hit. */
  readonly route: string | undefined;
  /** Header names and values, alternating. */
  readonly fixedHeaders: readonly string[];
  /** Headers with a nonce: the texts between its occurrences. */
  readonly slottedHeaders: readonly (readonly [name: string, texts: readonly string[]])[];
  /** Set: the page is sent to the visitors who waited for it, and not stored. */
  readonly uncacheable: UncacheableReason | undefined;
  readonly storedIn: Cacheability['storedIn'];
  readonly packed: PackedForms;
}

/** Everything that the render of a cached page may read. No cookie and no address: there is no visitor. */
export interface PageRequest {
  /** Path with the locale prefix and the allow-listed query (`cacheableUrl`). */
  readonly url: string;
  readonly locale: Language;
  /** Scheme and host for absolute links. */
  readonly origin: string;
  /** Origin of the site as the visitor used it: the platform's answer may depend on the host name. */
  readonly visited: string;
  readonly framed: boolean;
  /** Script of the page where it is not the language's default. */
  readonly script: string | undefined;
  /** The page has small pictures (Save-Data). */
  readonly savesData: boolean;
  /** Its pictures are AVIF where there are such. */
  readonly takesAvif: boolean;
}

/** The result of a render in the background. */
export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  /** The nonce the render used; every occurrence of it becomes a slot. */
  readonly nonce: string;
  /** Headers of the page (CSP, Link ...). Without them the headers of the replaced page are used. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly rendered?: RenderedFacts;
  /** The calls to upstreams that it needed. */
  readonly calls?: readonly UpstreamCall[];
}
