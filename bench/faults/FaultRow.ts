/** One line of the fault bench. */
export interface FaultRow {
  what: string;
  /** How much of the figure to reach was measured (`scaledTo`); undefined: all of it. */
  scaled?: string | undefined;
  measured: string;
  target: string;
  /** Undefined: it cannot be measured here, and `measured` says why. */
  ok: boolean | undefined;
}

export interface FaultScale {
  /** Seconds of load a fault. */
  seconds: number;
  /** Requests where the row counts requests and not seconds; rows of smaller figures take their share of it. */
  requests: number;
}

/** A row or several, measured on sites it starts itself. */
export type MeasureFaults = (scale: FaultScale) => Promise<FaultRow[]>;
