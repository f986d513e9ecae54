/** The first 32-bit words a round was decided with, thrown again from what it has revealed; null where the browser cannot. */
export async function throwWords(seed: string, clientSeed: string, nonce: number): Promise<number[] | null> {
  if (!crypto.subtle) return null;
  const text = new TextEncoder();
  const raw = text.encode(`${seed}:${clientSeed}:${nonce}`);
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const view = new DataView(await crypto.subtle.sign('HMAC', key, text.encode('0')));
  return Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
}
