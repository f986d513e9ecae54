import type { DatabaseSync } from 'node:sqlite';
import { prepare } from './prepare.ts';

/**
 * Global settings for developers: `clock` (milliseconds ahead of the system clock), `chat` (kind of support chat),
 * `force_logout` (seconds of inactivity), `domain_state`, `seon` (`on`: pages load SEON's agent),
 * `withdrawal_code` (`off`: no withdrawal asks for the second factor), `closure` (how a closed account is told of: unset by
 * `closed_for` of account.getInfo, `outcome` by the outcome of the check alone, `ban` by refusals alone). Unset means the default.
 */
export type SwitchName = 'clock' | 'chat' | 'force_logout' | 'domain_state' | 'seon' | 'withdrawal_code' | 'closure';

/** Stored in the database: a restart preserves them. */
export interface Switches {
  get(name: SwitchName): string | undefined;
  /** Undefined unsets it. */
  set(name: SwitchName, value: string | undefined): void;
  all(): Partial<Record<SwitchName, string>>;
}

const PREFIX = 'switch:';

export function createSwitches(db: DatabaseSync): Switches {
  const read = prepare<{ key: string; value: string }>(
    db,
    `SELECT key, value FROM meta WHERE key LIKE '${PREFIX}%' ORDER BY key`,
  );
  const write = prepare(db, 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
  const remove = prepare(db, 'DELETE FROM meta WHERE key = ?');
  // Cached and written through: every call of the platform reads them.
  const values = new Map(read.all().map(({ key, value }) => [key.slice(PREFIX.length) as SwitchName, value]));
  return {
    get: (name) => values.get(name),
    set: (name, value) => {
      if (value === undefined) {
        values.delete(name);
        remove.run(PREFIX + name);
      } else {
        values.set(name, value);
        write.run(PREFIX + name, value);
      }
    },
    all: () => Object.fromEntries(values),
  };
}
