import { expect } from 'vitest';
import type { Reader } from './startReader.ts';

/**
 * Compares what was said with the approved file `spoken/<name>.txt` beside the test; the first run writes it. A changed line fails: read
 * it as a blind player hears it, then approve it with `-u`.
 */
export async function approveSpoken({ lines }: Reader, name: string): Promise<void> {
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`spoken/${name}.txt`);
}
