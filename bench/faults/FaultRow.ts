/** One line of the fault bench. */
export interface FaultRow {
  what: string;
  measured: string;
  target: string;
  ok: boolean;
}

export interface FaultScale {
  /** Seconds of load a fault. */
  seconds: number;
  /** Requests where the row counts requests and not seconds. */
  requests: number;
}

/** A row or several, measured on sites it starts itself. */
export type MeasureFaults = (scale: FaultScale) => Promise<FaultRow[]>;
