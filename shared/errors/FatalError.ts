/** What follows from a kind of fatal error. A kind without an answer does not compile. */
interface FatalKind {
  /**
   * The player may do nothing more: the refusal of a call shows the screen without another question, and ends the player's event stream.
   * The others may be about one call only.
   */
  endsVisit: boolean;
  /** Why nothing is advertised beside it; null: that follows from the player. */
  quiet: 'pause' | 'closed' | null;
}

/**
 * The kinds of fatal errors: maintenance (503), a blocked account, and access forbidden from here (403). `closed`: an account that is
 * closed to play; it replaces all pages but those of its money and help (isOpenToBlocked).
 */
export const fatalKinds = {
  maintenance: { endsVisit: false, quiet: null },
  blocked: { endsVisit: true, quiet: 'pause' },
  forbidden: { endsVisit: false, quiet: null },
  closed: { endsVisit: false, quiet: 'closed' },
} as const satisfies Record<string, FatalKind>;

/** An error that replaces the whole site. */
export interface FatalError {
  kind: keyof typeof fatalKinds;
  status: 403 | 503;
  /** fraud, multi_account, self_exclusion, age, regulator, other, deleted. */
  banType?: string;
  /** End of a pause that the player chose, Unix seconds; null: permanent. */
  until?: number | null;
  /** `time_out` or `self_exclusion`, if the player chose a pause. */
  pause?: string;
}
