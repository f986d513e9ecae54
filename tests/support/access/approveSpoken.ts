import { expect } from 'vitest';
import type { Reader } from './startReader.ts';

/**
 * Compares what was said with the approved file `spoken/<name>.txt` beside the test; the first run writes it. A changed line fails: read
 * it as a blind player hears it, then approve it with `-u`. Each player has a card of their own, whose digits stand as 0000.
 */
export async function approveSpoken({ lines }: Reader, name: string): Promise<void> {
  const said = lines.join('\n').replaceAll(/•••• \d{4}/g, '•••• 0000');
  await expect(`${said}\n`).toMatchFileSnapshot(`spoken/${name}.txt`);
}
