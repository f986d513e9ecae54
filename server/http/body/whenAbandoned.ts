import type { ServerResponse } from 'node:http';
import { whenClosed } from './whenClosed.ts';

const slot = Symbol('whenAbandoned');
interface Work {
  runs: (() => void)[];
  isWanted?: () => boolean;
}
type Holder = ServerResponse & { [slot]?: Work };

function workFor(res: Holder): Work {
  if (res[slot]) return res[slot];
  const work: Work = { runs: [] };
  res[slot] = work;
  whenClosed(res, () => {
    if (!res.writableFinished && !work.isWanted?.()) abandon(res);
  });
  return work;
}

/** Runs a callback when an answer is abandoned: its visitor left before the end, and no other visitor shares it. */
export function whenAbandoned(res: ServerResponse, run: () => void): void {
  workFor(res).runs.push(run);
}

/**
 * Marks an answer as shared with other visitors: its work continues without its own visitor while `isWanted` returns true. When that ends,
 * the caller must call `abandon`.
 */
export function shareAnswer(res: ServerResponse, isWanted: () => boolean): void {
  workFor(res).isWanted = isWanted;
}

/** Runs the callbacks of `whenAbandoned`, each at most once. */
export function abandon(res: ServerResponse): void {
  const work = (res as Holder)[slot];
  for (const run of work?.runs.splice(0) ?? []) run();
}
