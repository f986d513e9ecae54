import { setTimeout as sleep } from 'node:timers/promises';
import type { Incident, Rig } from './Incident.ts';

export interface Rehearsal {
  /** Milliseconds until each signal told; undefined: it never did. */
  told: (number | undefined)[];
  /** Milliseconds from its end until none tells any more; undefined: one still does. */
  cleared: number | undefined;
}

const LOOK = 100;

/** Makes an incident happen, waits for its signals, ends it and waits for them to go. `limitMs` is for each of the two waits. */
export async function rehearse(
  { prepare, cause, signals, visit }: Incident,
  rig: Rig,
  limitMs: number,
): Promise<Rehearsal> {
  // A process that comes late to everything may not even answer its metrics: then it is looked at again.
  const readAll = () => Promise.all(signals.map(({ read }) => read(rig).catch(() => undefined)));
  const tells = (index: number, now?: number, before?: number) =>
    now !== undefined && before !== undefined && signals[index]?.tells(now, before) === true;
  // Who meets an upstream that does not answer may get no answer, too.
  const meet = async () => void (await visit?.(rig).catch(() => {}));
  await prepare?.(rig);
  let before = await readAll();
  let since = performance.now();
  const end = await cause(rig);
  const told: (number | undefined)[] = signals.map(() => undefined);
  while (told.includes(undefined) && performance.now() - since < limitMs) {
    await meet();
    for (const [index, now] of (await readAll()).entries())
      if (tells(index, now, before[index])) told[index] ??= performance.now() - since;
    await sleep(LOOK);
  }
  await end();
  since = performance.now();
  while (performance.now() - since < limitMs) {
    before = await readAll();
    await meet();
    const after = await readAll();
    const isSeen = ![...before, ...after].includes(undefined);
    if (isSeen && !after.some((now, index) => tells(index, now, before[index])))
      return { told, cleared: performance.now() - since };
    await sleep(LOOK);
  }
  return { told, cleared: undefined };
}
