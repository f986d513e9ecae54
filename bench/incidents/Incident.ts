import type { SandboxControls } from '../../tests/support/sites/sandboxControls.ts';
import type { Player } from '../../tests/support/players/signUp.ts';
import type { Site } from '../../tests/support/sites/startSite.ts';
import type { TestValkey } from '../../tests/support/sites/startValkey.ts';
import type { Relay } from './startRelay.ts';

/** The site that incidents happen to, and what stands around it. */
export interface Rig {
  site: Site;
  /** A second one beside it, of the incidents that start or end one. */
  replica: Site | undefined;
  startReplica(env?: Record<string, string>): Promise<Site>;
  /** The lines to the upstreams. */
  platform: Relay;
  content: Relay;
  sandbox: SandboxControls;
  valkey: TestValkey;
  player: Player;
  redirectsFile: string;
}

/** Something an operator can look at, as a number of this moment. */
export interface Signal {
  /** As it is looked for: a metric, an event of the log, an answer. Markdown. */
  text: string;
  read(rig: Rig): Promise<number>;
  /** `before`: what was read when all was well. */
  tells(now: number, before: number): boolean;
}

/** One of docs/operations.md, "When something is wrong". */
export interface Incident {
  what: string;
  /** The heading there. */
  section: string;
  /** The rule of ops/prometheus/alerts.yml that fires if it lasts. */
  alert?: string;
  signals: readonly Signal[];
  /** Seconds until all of them tell, on an idle machine. */
  within: number;
  /** What must stand before it, and is no part of it. */
  prepare?(rig: Rig): Promise<void>;
  /** Makes it happen; returns what ends it. */
  cause(rig: Rig): Promise<() => unknown>;
  /** What players do meanwhile and afterwards; most signals need somebody who asks. */
  visit?(rig: Rig): Promise<unknown>;
}
