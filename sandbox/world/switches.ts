import type { DatabaseSync } from 'node:sqlite';
import { prepare } from './prepare.ts';

/**
 * What a developer may set about the world as a whole: `clock` (milliseconds ahead of the machine), `chat` (kind of the
 * support chat), `force_logout` (seconds of inactivity), `domain_state`, `seon` (`on`: pages ask SEON's agent),
 * `withdrawal_code` (`off`: no withdrawal asks for the second factor). Unset means the world's own way.
 */
export type SwitchName = 'clock' | 'chat' | 'force_logout' | 'domain_state' | 'seon' | 'withdrawal_code';

/** Kept in the file: a restart changes nothing about the world. */
export interface Switches {
  get(name: SwitchName): string | undefined;
  /** An undefined value unsets it. */
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
  // Read once and written through: every call of the platform asks.
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
