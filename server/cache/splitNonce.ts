/** Bytes with holes: the slices of one buffer around each occurrence of a nonce, in order. `slices.length - 1` holes. */
export interface NonceSlices {
  readonly slices: readonly Buffer[];
  /** Bytes of the slices, holes not counted. */
  readonly bytes: number;
}

/**
 * Cuts the nonce out. The nonce is 128 random bits that were made for this one response, so nothing else in the page can
 * be equal to it: no text of the content service could know it. The slices share the memory of `html`; nothing is copied.
 */
export function splitNonce(html: Buffer, nonce: string): NonceSlices {
  if (nonce.length < 16) throw new Error('a nonce shorter than 16 characters could occur in a text by chance');
  const slices: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce, 0, 'latin1'); at !== -1; at = html.indexOf(nonce, from, 'latin1')) {
    slices.push(html.subarray(from, at));
    from = at + nonce.length;
  }
  slices.push(html.subarray(from));
  return { slices, bytes: html.length - (slices.length - 1) * nonce.length };
}
