import { crc32 } from 'node:zlib';

/** CRC-32's polynomial with its bits reversed, as gzip computes it (RFC 1952 8.1.1); the highest bit stands for x^0. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x^8: one more byte behind. */
const BYTE = 0x00800000;

/** A text that is replaced by another of the same length. */
export interface Replaced {
  /** What is in the page at each occurrence now. */
  filled: string;
  /** For each occurrence, how many bytes follow it. */
  bytesBehind: readonly number[];
}

/**
 * Returns the CRC-32 of a page for any other nonces and form ids of the same length, without reading the page again.
 * CRC is linear: replacing a text changes the sum by the sum of the difference, shifted by the bytes behind it.
 *
 * The returned function takes a text for each of `replaced`.
 */
export function nonceCrc(text: Uint8Array, replaced: readonly Replaced[]): (texts: readonly string[]) => number {
  const sum = crc32(text);
  const changes = replaced.map(({ filled, bytesBehind }) => ({
    filledCrc: crc32(filled),
    moved: bytesBehind.reduce((all, bytes) => all ^ power(BYTE, bytes), 0),
  }));
  return (texts) =>
    changes.reduce(
      (all, { filledCrc, moved }, index) => all ^ multiply(moved, crc32(texts[index] ?? '') ^ filledCrc),
      sum,
    ) >>> 0;
}

/** Product of two polynomials modulo CRC-32's. */
function multiply(a: number, b: number): number {
  let product = 0;
  let rest = b;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= rest;
    rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  }
  return product;
}

function power(base: number, exponent: number): number {
  let result = ONE;
  let square = base;
  for (let bits = exponent; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) result = multiply(result, square);
    square = multiply(square, square);
  }
  return result;
}
