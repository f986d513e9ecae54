/** The most bytes of UTF-8 for one character of a string. */
const MOST_OF_ONE = 3;
/** Several times a usual document. */
const SPACE = Buffer.allocUnsafe(1024 * 1024);

/**
 * Puts the pieces of a document together, in memory that the next call uses again: a buffer of a document's size for every answer would be mapped,
 * and collected, each time.
 */
export function joinPieces(pieces: readonly (Buffer | string)[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + piece.length * (typeof piece === 'string' ? MOST_OF_ONE : 1), 0);
  const space = most > SPACE.length ? Buffer.allocUnsafe(most) : SPACE;
  let end = 0;
  for (const piece of pieces) end += typeof piece === 'string' ? space.write(piece, end) : piece.copy(space, end);
  return space.subarray(0, end);
}
