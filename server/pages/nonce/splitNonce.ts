import { formIdOf } from './formIdOf.ts';

/** Stands for a hole that takes the id of the answer's forms (formIdOf). */
export const FORM_ID = 'form-id';

/** A page with holes for a nonce, ready to be sent many times. */
export interface NonceSlots {
  /** In order: bytes, short texts (Latin-1) with the nonce between each two, or the id of the answer's forms. */
  readonly segments: readonly (Buffer | readonly string[] | typeof FORM_ID)[];
  /** Each takes as many characters as a nonce has. */
  readonly holes: number;
  /** Bytes without the holes. */
  readonly bytes: number;
}

/** Bytes. A slice of this size is written separately; it is cheaper to join smaller ones with their neighbours. */
const LARGE = 4_096;

/**
 * Cuts the page at its nonce and at the id of its forms. The nonce is 128 random bits made for this response, so nothing else in the page can
 * equal it: no text of the content service could contain it. Large slices share the memory of `html` and are never copied. Throws for a nonce
 * shorter than 16 characters.
 */
export function splitNonce(html: Buffer, nonce: string): NonceSlots {
  if (nonce.length < 16) throw new Error('a nonce shorter than 16 characters could occur in a text by chance');
  const { parts, isFormId } = partsBetween(html, nonce, formIdOf(nonce));
  return slotsBetween(parts, isFormId);
}

/** The parts of a page around its nonces and form ids; `isFormId`: which of the two is between each two parts. */
export function partsBetween(html: Buffer, nonce: string, formId: string): { parts: Buffer[]; isFormId: boolean[] } {
  const parts: Buffer[] = [];
  const isFormId: boolean[] = [];
  const next = (text: string, from: number) => {
    const index = html.indexOf(text, from, 'latin1');
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  let from = 0;
  let [nonceAt, formIdAt] = [next(nonce, 0), next(formId, 0)];
  while (Number.isFinite(Math.min(nonceAt, formIdAt))) {
    const isForm = formIdAt < nonceAt;
    const end = Math.min(nonceAt, formIdAt);
    parts.push(html.subarray(from, end));
    isFormId.push(isForm);
    from = end + (isForm ? formId : nonce).length;
    if (isForm) formIdAt = next(formId, from);
    else nonceAt = next(nonce, from);
  }
  return { parts: [...parts, html.subarray(from)], isFormId };
}

/** Slots with a hole between each two of the parts; those of `isFormId` take the id of the forms, the others the nonce. */
export function slotsBetween(parts: readonly Buffer[], isFormId: readonly boolean[] = []): NonceSlots {
  const segments: (Buffer | string[] | typeof FORM_ID)[] = [];
  // Latin1 maps every byte to one character and back, so a text may begin or end in the middle of a UTF-8 character.
  let texts: string[] = [''];
  let bytes = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0 && isFormId[index - 1]) {
      segments.push(texts, FORM_ID);
      texts = [''];
    } else if (index > 0) texts.push('');
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
export function fillNonce({ segments }: NonceSlots, nonce: string, formId?: string): Buffer[] {
  return segments.map((segment) => {
    if (Buffer.isBuffer(segment)) return segment;
    return Buffer.from(segment === FORM_ID ? (formId ?? formIdOf(nonce)) : segment.join(nonce), 'latin1');
  });
}
