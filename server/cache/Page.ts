import type { Language } from '../../shared/locales.ts';
import type { RenderedFacts, UncacheableReason } from './cacheability.ts';
import type { PackedForms } from './sendPage.ts';
import type { NonceSlots } from './nonce/splitNonce.ts';

/** A page as it is cached: slots around the nonce, and the few headers that belong to the page and not to the answer. */
export interface Page extends NonceSlots {
  readonly status: number;
  /** Pattern of the route, for the log and the metrics of a hit. */
  readonly route: string | undefined;
  /** Names and values in turn. */
  readonly fixedHeaders: readonly string[];
  /** The texts between which the nonce stands. */
  readonly slottedHeaders: readonly (readonly [name: string, texts: readonly string[]])[];
  /** Set: shown to those who waited for it, not stored. */
  readonly uncacheable: UncacheableReason | undefined;
  readonly packed: PackedForms;
}

/** All a render of a page for everybody may know. No cookie, no address: there is no visitor. */
export interface PageFacts {
  /** Path with the locale prefix and the allow-listed query (`cacheableUrl`). */
  readonly url: string;
  readonly locale: Language;
  /** Scheme and host for absolute links. */
  readonly origin: string;
  /** The name of ours the page was asked under: the platform may answer each in its own way. */
  readonly visited: string;
  readonly framed: boolean;
  /** The letters the page is written in where these are not the usual ones. */
  readonly script: string | undefined;
  /** The page has small pictures. */
  readonly savesData: boolean;
}

/** What a render behind the visitors' backs has made. */
export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  /** The nonce the render used; every occurrence of it becomes a slot. */
  readonly nonce: string;
  /** Headers of the page (CSP, Link ...). Without them the headers of the page it replaces stay. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly rendered?: RenderedFacts;
}
