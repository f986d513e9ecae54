import type { IncomingHttpHeaders } from 'node:http';

/**
 * The upstream's: `failed`, `timeout`. The request's own: a body that is too large or comes too slowly, too many uploads of one
 * visitor. `busy`: as many uploads as there may be are under way.
 */
export type UpstreamFailure = 'failed' | 'timeout' | 'too_large' | 'too_slow' | 'too_many' | 'busy';

/** What the upstream says before the body; its headers may be replaced. */
export interface UpstreamHead {
  readonly statusCode: number;
  headers: IncomingHttpHeaders;
}

export interface Forwarding {
  /** What the call is measured as, from a closed list. */
  operation: string;
  /** Whom the call counts for (visitorKey). */
  visitor: string;
  /** Path and query for the upstream. */
  url: string;
  /** As the upstream shall have them; Host is written anew. */
  headers: IncomingHttpHeaders;
  /** Milliseconds from the end of the request to the first byte of the answer, and between any two bytes of it. */
  timeout: number;
  /** Bytes of a body whose length was not told. */
  maxBytes: number;
  /** Headers of the answer, in place. Returning true: the answer has been given here, the upstream's is thrown away. */
  onAnswer: (answer: UpstreamHead) => boolean;
  /** The first bytes of the body, or none. Returning true: as with `onAnswer`. */
  onBeginning?: (answer: UpstreamHead, beginning: Buffer) => boolean;
  /** Writes the body anew, or gives it back. With it the body is read whole, up to WHOLE_MAX: a longer one goes as it came. */
  rewrite?: ((answer: UpstreamHead, body: Buffer) => Buffer) | undefined;
  /** No answer came. Must answer the visitor: a socket closed without a status makes browsers send a POST again (reliability F1). */
  onFailure: (kind: UpstreamFailure, cause: unknown) => void;
}
