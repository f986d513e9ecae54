/** An address of the site, as parts. */
export interface PageAddress {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** An entry of the session history. */
export interface PageLocation extends PageAddress {
  /** What the page that asked for the entry left with it. */
  state: unknown;
  /** Names the entry, also after a reload. */
  key: string;
}
