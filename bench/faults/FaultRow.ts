/** One line of the fault bench. */
export interface FaultRow {
  what: string;
  /** The measured share of the full scale (`scaledTo`); undefined: all of it. */
  scaled?: string | undefined;
  measured: string;
  target: string;
  /** Undefined if it cannot be measured here; `measured` is the reason. */
  ok: boolean | undefined;
}

export interface FaultScale {
  /** Seconds of load per fault. */
  seconds: number;
  /** Requests of rows that count requests instead of seconds; some rows use a fraction of it. */
  requests: number;
}

/** Measures one or several rows on sites that it starts itself. */
export type MeasureFaults = (scale: FaultScale) => Promise<FaultRow[]>;
