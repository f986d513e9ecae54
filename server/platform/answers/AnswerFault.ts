/**
 * What an answer that is not as promised says something about. `platform`: it does not work, for anybody. `call`: this method or this
 * request. `nobody`: the visitor is refused, or the platform lacks an optional method; it costs a part of a page, and is counted apart.
 */
export type FaultConcerns = 'platform' | 'call' | 'nobody';

/** Facts of an AnswerFault. */
export interface FaultFacts {
  /** HTTP status of the answer. */
  status: number;
  concerns: FaultConcerns;
  /** The text begins with this; undefined for an envelope. */
  beginning?: string | undefined;
}

/** The platform, or a gateway in front of it, answered otherwise than the contract promises: without an envelope, or that it failed. */
export class AnswerFault extends Error {
  override name = 'AnswerFault';
  readonly status: number;
  readonly concerns: FaultConcerns;
  readonly beginning: string | undefined;
  /** A label of metrics: `status_403`; for a 2xx `no_envelope`, or `internal_error` for an envelope that says that the platform failed. */
  readonly kind: string;

  constructor({ status, concerns, beginning }: FaultFacts) {
    super(
      beginning === undefined ? `HTTP ${status} says that the platform failed` : `HTTP ${status} without an envelope`,
    );
    this.status = status;
    this.concerns = concerns;
    this.beginning = beginning;
    this.kind = status >= 300 ? `status_${status}` : beginning === undefined ? 'internal_error' : 'no_envelope';
  }
}
