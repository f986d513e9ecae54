import type { Heard } from './asker.ts';
import type { Row } from './Row.ts';

/** A question that was asked, with every difference that was found in its answer. */
export function platformRow(what: string, heard: Heard, differences: readonly string[], note = ''): Row {
  return {
    service: 'platform',
    what,
    status: heard.status,
    took: heard.took,
    verdict: differences.length === 0 ? 'conforms' : 'breaks',
    detail: differences.length === 0 ? note : differences.join('\n'),
  };
}

/** A question that was not asked, and why. */
export function skippedRow(what: string, detail: string): Row {
  return { service: 'platform', what, status: '', took: undefined, verdict: 'skipped', detail };
}
