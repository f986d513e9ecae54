import { setTimeout as sleep } from 'node:timers/promises';
import type { Incident, Rig } from './Incident.ts';

export interface Rehearsal {
  /** Milliseconds until each signal reported the incident; undefined: never. */
  reported: (number | undefined)[];
  /** Milliseconds from the end of the incident until no signal reports it; undefined: one still does. */
  cleared: number | undefined;
}

const POLL_MS = 100;

/** Causes an incident, waits for its signals, ends it and waits until they clear. `limitMs` applies to each of the two waits. */
export async function rehearse(
  { prepare, cause, signals, visit }: Incident,
  rig: Rig,
  limitMs: number,
): Promise<Rehearsal> {
  // An overloaded process may not answer its metrics; they are then read again.
  const readAll = () => Promise.all(signals.map(({ read }) => read(rig).catch(() => undefined)));
  const isReporting = (index: number, now?: number, before?: number) =>
    now !== undefined && before !== undefined && signals[index]?.reports(now, before) === true;
  // The requests may fail while an upstream does not answer.
  const request = async () => void (await visit?.(rig).catch(() => {}));
  await prepare?.(rig);
  let before = await readAll();
  let since = performance.now();
  const end = await cause(rig);
  const reported: (number | undefined)[] = signals.map(() => undefined);
  while (reported.includes(undefined) && performance.now() - since < limitMs) {
    await request();
    for (const [index, now] of (await readAll()).entries())
      if (isReporting(index, now, before[index])) reported[index] ??= performance.now() - since;
    await sleep(POLL_MS);
  }
  await end();
  since = performance.now();
  while (performance.now() - since < limitMs) {
    before = await readAll();
    await request();
    const after = await readAll();
    const isSeen = ![...before, ...after].includes(undefined);
    if (isSeen && !after.some((now, index) => isReporting(index, now, before[index])))
      return { reported, cleared: performance.now() - since };
    await sleep(POLL_MS);
  }
  return { reported, cleared: undefined };
}
