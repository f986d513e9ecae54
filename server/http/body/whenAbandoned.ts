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

/** Runs something when the work for an answer is for nobody: its visitor left before the end, and no others are sent it. */
export function whenAbandoned(res: ServerResponse, run: () => void): void {
  workFor(res).runs.push(run);
}

/** Others are sent this answer too: the work goes on without its visitor while `isWanted`. Who stops wanting it says so by `abandon`. */
export function shareAnswer(res: ServerResponse, isWanted: () => boolean): void {
  workFor(res).isWanted = isWanted;
}

export function abandon(res: ServerResponse): void {
  const work = (res as Holder)[slot];
  for (const run of work?.runs.splice(0) ?? []) run();
}
