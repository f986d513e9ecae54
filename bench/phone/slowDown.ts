import type { CDPSession } from 'playwright';
import { processorIndex } from '../processorIndex.ts';

/** Of the machine at rest on which the figures of docs/tests.md were measured first. */
const REFERENCE_INDEX = 220;

/**
 * Gives the phone a processor so many times slower than the reference machine's: one whose own is slow at this moment is slowed down less,
 * as Lighthouse advises for its multiplier. Resolves to the index (`processorIndex`).
 */
export async function slowDown(session: CDPSession, times: number): Promise<number> {
  const index = processorIndex();
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, (times * index) / REFERENCE_INDEX) });
  return index;
}
