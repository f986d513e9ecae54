import type { IncomingHttpHeaders } from 'node:http';
import type { CallOutcome } from '#server/upstream/createBreaker.ts';
import type { Verb } from '#shared/api/method.ts';
import type { EnvelopeVerdict } from './answers/envelopeVerdict.ts';

/**
 * Why a request was not forwarded or got no answer. Caused by the upstream: `failed`, `timeout`. Caused by the request: `too_large`,
 * `too_slow`, `too_many` (uploads of one visitor). `busy`: the maximum number of uploads is under way.
 */
export type UpstreamFailure = 'failed' | 'timeout' | 'too_large' | 'too_slow' | 'too_many' | 'busy';

/** Status and headers of the upstream's answer; `headers` may be replaced before they are sent. */
export interface UpstreamHead {
  readonly statusCode: number;
  headers: IncomingHttpHeaders;
}

/** One request to forward: what is sent to the upstream, its limits, and the hooks that change or replace the answer. */
export interface Forwarding {
  /** Label of the call in metrics, from a closed list. */
  operation: string;
  /** The visitor whose limits the call counts against (visitorKey). */
  visitor: string;
  /** Method for the upstream, if other than the request's: a HEAD is answered by the headers of a GET. */
  verb?: Verb;
  /** Path and query for the upstream. */
  url: string;
  /** Headers for the upstream; Host is replaced. */
  headers: IncomingHttpHeaders;
  /** Milliseconds from the end of the request to the first byte of the answer, and between any two bytes of it. */
  timeout: number;
  /** Maximum bytes of a body without Content-Length. */
  maxBytes: number;
  /** May change the headers of the answer in place. Returns true when it has answered the visitor; the upstream's answer is then discarded. */
  onAnswer: (answer: UpstreamHead) => boolean;
  /**
   * The answer is read, not only passed on: a compressed one is decoded before it is sent. Send Accept-Encoding: identity with it.
   * One longer than WHOLE_MAX, or that cannot be decoded, fails.
   */
  isRead?: boolean;
  /**
   * Judges the first bytes of the body, decoded, and empty when there is none. After `more` it gets more of them; `isWhole`: nothing
   * follows. `fault`: what is wrong with an envelope.
   */
  onBeginning?: (
    answer: UpstreamHead,
    beginning: Buffer,
    isWhole: boolean,
  ) => { verdict: EnvelopeVerdict; fault?: Error | undefined };
  /** Must answer the visitor in place of a `foreign` answer, and report once what is wrong and how it counts for the circuit. */
  onForeign?: (
    answer: UpstreamHead,
    text: Buffer,
    report: (fault: Error | undefined, outcome: CallOutcome) => void,
  ) => void;
  /** Called once when the call has ended, unless the visitor left. */
  onEnd?: (outcome: CallOutcome) => void;
  /** Returns the body to send. With it the body is read whole, up to WHOLE_MAX; a longer one is sent unchanged. */
  rewrite?: ((answer: UpstreamHead, body: Buffer) => Buffer) | undefined;
  /** Called without an answer. Must answer the visitor: a socket closed without a status makes browsers send a POST again (reliability F1). */
  onFailure: (kind: UpstreamFailure, cause: unknown) => void;
}
