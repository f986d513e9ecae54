/** What the sandbox tells its parent once it listens. */
export interface SandboxReady {
  type: 'ready';
  url: string;
  /** The token of its feed of changes, its drafts, and its links to the preview. */
  token?: string;
  /** `LOGIN  PASSWORD` of some demo players. */
  demoLogins?: string[];
}

/** What the sandbox tells its parent. `loaded`: it has its code, and waits for `open`. */
export type SandboxMessage = { type: 'loaded' } | SandboxReady;

/** What a parent tells the sandbox. `open`: the database is free; `site`: the origin of the site, where its editor shows drafts. */
export type ParentMessage = { type: 'open' } | { type: 'site'; origin: string };
