/**
 * An error that replaces the whole site: maintenance (503), a blocked account, or access forbidden from here (403). `closed`:
 * an account that is closed to play; it replaces all pages but those of its money and help (isOpenToClosed).
 */
export interface FatalError {
  kind: 'maintenance' | 'blocked' | 'forbidden' | 'closed';
  status: 403 | 503;
  /** fraud, multi_account, self_exclusion, age, regulator, other, deleted. */
  banType?: string;
  /** End of a pause that the player chose, Unix seconds; null: permanent. */
  until?: number | null;
  /** `time_out` or `self_exclusion`, if the player chose a pause. */
  pause?: string;
}
