/** What the log says about the visits of guests' pages: one entry of every list a visit, in the order in which the visits began. */
export interface Traffic {
  /** Lines of requests in the log. */
  requests: number;
  /** Lines that are no JSON of this log. */
  unreadable: number;
  /** Unix milliseconds of the first and the last request. */
  from: number;
  to: number;
  visits: Visit[];
  pages: PageOfLog[];
  /** Changes of the content, and starts of the process, by time. */
  changes: Change[];
  /** Addresses with what happened to them. */
  addresses: Map<string, AddressOfLog>;
  limits: Limited[];
  /** Calls to upstreams that were made, by route and name. */
  calls: Map<string, Map<string, number>>;
  /** Renders of guests' pages in the log, in the background too, by route. */
  renders: Map<string, number>;
}

/** A guest's visit of a page that the page cache may hold. */
export interface Visit {
  readonly time: number;
  /** Index in `pages`. */
  readonly page: number;
  /** What the cache did: a verdict of createCache, or `off`. */
  readonly verdict: string;
  readonly ms: number;
}

/** A page, by its name in the log. */
export interface PageOfLog {
  readonly name: string;
  route: string;
  /** Bytes in the cache; 0: not known. */
  size: number;
  /** Milliseconds of its last render; 0: it was not rendered. */
  ms: number;
  storedIn: 'pages' | 'missing' | undefined;
  /** Collections that it shows; undefined: not known, so every change concerns it. */
  uses: Set<string> | undefined;
  /** Upstream calls of its renders, by name. */
  readonly calls: Set<string>;
}

/** A change that outdates pages, or a start that empties the cache. */
export interface Change {
  readonly time: number;
  readonly kind: 'purge' | 'start';
  /** The collection; undefined: all. */
  readonly collection: string | undefined;
}

/** One address as one kind of visitor sees it. */
export interface AddressOfLog {
  /** As logged: values that may be personal are `[r]`. */
  readonly path: string;
  readonly isGuest: boolean;
  readonly status: number;
  readonly route: string | undefined;
  /** Why it was not cached; undefined: it was, or it is no page. */
  readonly reason: string | undefined;
  readonly isPage: boolean;
  count: number;
}

/** A request that counted in a bucket of a limit. */
export interface Limited {
  readonly time: number;
  readonly limit: string;
  readonly bucket: string;
  readonly times: number;
  readonly amount: number;
  /** Of `rendering`: the entry is of the stage before the render. */
  readonly isGate: boolean;
  /** The request was refused for want of tokens. */
  readonly isRefused: boolean;
}
