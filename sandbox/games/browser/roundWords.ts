/** Four blocks are thirty-two words: more than any round of a table or board uses. */
const BLOCKS = 4;

/** The first 32-bit words that decided a round, recomputed from its revealed seed; null if the browser cannot. */
export async function roundWords(seed: string, clientSeed: string, nonce: number): Promise<number[] | null> {
  if (!crypto.subtle) return null;
  const text = new TextEncoder();
  const raw = text.encode(`${seed}:${clientSeed}:${nonce}`);
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, text.encode(String(block))));
    for (let index = 0; index < 8; index += 1) words.push(view.getUint32(index * 4));
  }
  return words;
}
