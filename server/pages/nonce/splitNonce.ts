/** A page with holes for a nonce, ready to be sent many times. */
export interface NonceSlots {
  /** In order: bytes, or short texts (Latin-1) with the nonce between each two. */
  readonly segments: readonly (Buffer | readonly string[])[];
  readonly holes: number;
  /** Bytes without the holes. */
  readonly bytes: number;
}

/** Bytes. A slice of this size is written separately; it is cheaper to join smaller ones with their neighbours. */
const LARGE = 4_096;

/**
 * Cuts the page at its nonce. The nonce is 128 random bits made for this response, so nothing else in the page can equal it: no text
 * of the content service could contain it. Large slices share the memory of `html` and are never copied. Throws for a nonce shorter
 * than 16 characters.
 */
export function splitNonce(html: Buffer, nonce: string): NonceSlots {
  if (nonce.length < 16) throw new Error('a nonce shorter than 16 characters could occur in a text by chance');
  const parts: Buffer[] = [];
  let from = 0;
  for (let index = html.indexOf(nonce, 0, 'latin1'); index !== -1; index = html.indexOf(nonce, from, 'latin1')) {
    parts.push(html.subarray(from, index));
    from = index + nonce.length;
  }
  return slotsBetween([...parts, html.subarray(from)]);
}

/** Slots with a hole between each two of the parts. */
export function slotsBetween(parts: readonly Buffer[]): NonceSlots {
  const segments: (Buffer | string[])[] = [];
  // Latin1 maps every byte to one character and back, so a text may begin or end in the middle of a UTF-8 character.
  let texts: string[] = [''];
  let bytes = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) texts.push('');
    bytes += part.length;
    if (part.length < LARGE) {
      texts[texts.length - 1] += part.toString('latin1');
    } else {
      segments.push(texts, part);
      texts = [''];
    }
  }
  segments.push(texts);
  const used = segments.filter((segment) => segment.length > 1 || segment[0] !== '');
  return { segments: used, holes: parts.length - 1, bytes };
}

/** The bytes of a page with the nonce filled in, as pieces. */
export function fillNonce({ segments }: NonceSlots, nonce: string): Buffer[] {
  return segments.map((segment) => (Buffer.isBuffer(segment) ? segment : Buffer.from(segment.join(nonce), 'latin1')));
}
