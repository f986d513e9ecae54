import type { Player } from '#tests/support/players/signUp.ts';
import type { SandboxControls } from '#tests/support/sites/sandboxControls.ts';
import type { Site } from '#tests/support/sites/startSite.ts';
import type { TestValkey } from '#tests/support/sites/startValkey.ts';
import type { Relay } from './startRelay.ts';

/** The site under test with its surroundings. */
export interface Rig {
  site: Site;
  /** A second replica, for incidents that start or end one. */
  replica: Site | undefined;
  startReplica(env?: Record<string, string>): Promise<Site>;
  /** Relays to the upstreams. */
  platform: Relay;
  content: Relay;
  sandbox: SandboxControls;
  valkey: TestValkey;
  player: Player;
  redirectsFile: string;
}

/** Something that an operator can observe, as a current number. */
export interface Signal {
  /** What to look for: a metric, a log event, an answer. Markdown. */
  text: string;
  read(rig: Rig): Promise<number>;
  /** Whether the signal reports the incident; `before` is the value without it. */
  reports(now: number, before: number): boolean;
}

/** An incident of docs/runbook.md. */
export interface Incident {
  what: string;
  /** Heading of its section in docs/runbook.md, or in docs/operations.md. */
  section: string;
  /** The alert of ops/prometheus/alerts.yml that fires if it lasts. */
  alert?: string;
  signals: readonly Signal[];
  /** Maximum seconds until all signals report it, on an idle machine. */
  within: number;
  /** Preparation that is not part of the incident. */
  prepare?(rig: Rig): Promise<void>;
  /** Causes the incident; returns a function that ends it. */
  cause(rig: Rig): Promise<() => unknown>;
  /** Requests of players during and after it; most signals need traffic. */
  visit?(rig: Rig): Promise<unknown>;
}
