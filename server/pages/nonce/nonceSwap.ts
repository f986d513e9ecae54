import { formIdOf } from './formIdOf.ts';

/** Replaces a nonce in a stream, chunk by chunk. */
export interface NonceSwap {
  /** Returns the chunk with the nonce replaced; an end that may be the beginning of a nonce is held back. */
  next(chunk: Uint8Array): Buffer;
  /** Returns the bytes held back at the end of the stream. */
  rest(): Buffer;
}

/** Replaces the nonce `ownNonce` by `other`, and the id of the forms too, in a stream of bytes. Chunks may end anywhere, also in the middle of a nonce. */
export function nonceSwap(ownNonce: string, other: string): NonceSwap {
  const nonces = textSwap(ownNonce, other);
  const formIds = textSwap(formIdOf(ownNonce), formIdOf(other));
  return {
    next: (chunk) => formIds.next(nonces.next(chunk)),
    rest: () => Buffer.concat([formIds.next(nonces.rest()), formIds.rest()]),
  };
}

function textSwap(current: string, other: string): NonceSwap {
  let held = '';
  return {
    next(chunk) {
      // Latin1 maps every byte to one character and back.
      const text = held + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
      const certain = text.length - beginningAtEnd(text, current);
      held = text.slice(certain);
      return Buffer.from(
        text.slice(0, certain).replaceAll(current, () => other),
        'latin1',
      );
    },
    rest: () => Buffer.from(held, 'latin1'),
  };
}

/** How many characters at the end of a text may be the first ones of the nonce. */
function beginningAtEnd(text: string, nonce: string): number {
  const after = text.lastIndexOf(nonce) === -1 ? 0 : text.lastIndexOf(nonce) + nonce.length;
  for (let length = Math.min(nonce.length - 1, text.length - after); length > 0; length -= 1)
    if (text.endsWith(nonce.slice(0, length))) return length;
  return 0;
}
