import type { CDPSession } from 'playwright';
import { processorIndex } from '#bench/processorIndex.ts';

/** The index of the idle reference machine, on which the figures of docs/tests.md were first measured. */
const REFERENCE_INDEX = 220;

/**
 * Slows the phone's processor down to 1/`times` of the reference machine's: a machine that is slow at the moment is slowed down less, as
 * Lighthouse advises for its multiplier. Resolves to the index (`processorIndex`).
 */
export async function slowDown(session: CDPSession, times: number): Promise<number> {
  const index = processorIndex();
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, (times * index) / REFERENCE_INDEX) });
  return index;
}
