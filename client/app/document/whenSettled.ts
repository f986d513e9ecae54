import type { LoadedDocument } from './LoadedDocument.ts';
import { partsOf } from './partsOf.ts';

/** Waits for every deferred section. `hasFallback`: a section failed or was late, and shows a fallback. */
export async function whenSettled({ page, calls }: LoadedDocument): Promise<{ hasFallback: boolean }> {
  const settled = (await Promise.all(partsOf({ page }))).flat();
  const hasFailed = settled.some(
    (part) => typeof part === 'object' && part !== null && 'ok' in part && part.ok === false,
  );
  return { hasFallback: hasFailed || !calls.isWhole() };
}
