import { slownessOf, type UpstreamResponse } from './asker.ts';
import type { Row } from './Row.ts';

/** The row of a request, with every difference found in its answer. */
export function platformRow(what: string, response: UpstreamResponse, differences: readonly string[], note = ''): Row {
  const all = [...differences, ...[slownessOf(response) ?? []].flat()];
  return {
    service: 'platform',
    what,
    status: response.status,
    took: response.took,
    verdict: all.length === 0 ? 'conforms' : 'breaks',
    detail: all.length === 0 ? note : all.join('\n'),
  };
}

/** The row of a request that was not made, with the reason. */
export function skippedRow(what: string, detail: string): Row {
  return { service: 'platform', what, status: '', took: undefined, verdict: 'skipped', detail };
}
