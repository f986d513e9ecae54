/** An error that takes the whole site away: maintenance (503), blocked account or forbidden place (403).. */
export interface FatalError {
  kind: 'maintenance' | 'blocked' | 'forbidden';
  status: 403 | 503;
  /** fraud, multi_account, self_exclusion, age, regulator, other, deleted. */
  banType?: string;
  /** Of a pause the player took: Unix seconds when it ends, null for good. */
  until?: number | null;
  /** `time_out` or `self_exclusion`, where the player excluded themselves. */
  pause?: string;
}
