/** A page with holes for a nonce, ready to be sent many times. */
export interface NonceSlots {
  /** In order: bytes as they are, or short texts between which the nonce stands. */
  readonly segments: readonly (Buffer | readonly string[])[];
  readonly holes: number;
  /** Bytes without the holes. */
  readonly bytes: number;
}

/** From here on a slice is sent as it is; below it is cheaper to join it with its neighbours than to write it alone. */
const large = 4_096;

/**
 * Cuts the nonce out. The nonce is 128 random bits that were made for this one response, so nothing else in the page can
 * be equal to it: no text of the content service could know it. Large slices share the memory of `html`; they are never
 * copied, however often the page is sent.
 */
export function splitNonce(html: Buffer, nonce: string): NonceSlots {
  if (nonce.length < 16) throw new Error('a nonce shorter than 16 characters could occur in a text by chance');
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(nonce, 0, 'latin1'); at !== -1; at = html.indexOf(nonce, from, 'latin1')) {
    parts.push(html.subarray(from, at));
    from = at + nonce.length;
  }
  return slotsBetween([...parts, html.subarray(from)]);
}

/** Slots with a hole between each two of the parts. */
export function slotsBetween(parts: readonly Buffer[]): NonceSlots {
  const segments: (Buffer | string[])[] = [];
  // Latin1 takes every byte to one character and back, so a text may begin or end in the middle of a UTF-8 character.
  let texts: string[] = [''];
  let bytes = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) texts.push('');
    bytes += part.length;
    if (part.length < large) {
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

/** The bytes of a page with its nonce in place, as pieces. */
export function fillNonce({ segments }: NonceSlots, nonce: string): Buffer[] {
  return segments.map((segment) => (Buffer.isBuffer(segment) ? segment : Buffer.from(segment.join(nonce), 'latin1')));
}
