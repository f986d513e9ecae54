import type { MessagePiece } from './Messages.ts';

/**
 * The parts of a message with its values, to be shown one after the other: texts and values as they are, a marked text as made by the
 * function of its name, or without its mark where the value is no function. `formOf`: the plural form of a number. Throws where a value
 * is missing. formatjs is the reference, and its test formats every message by both.
 */
export function formatPieces(
  pieces: readonly MessagePiece[],
  values: Readonly<Record<string, unknown>>,
  formOf: (count: number) => string,
): unknown[] {
  const partsOf = (inner: readonly MessagePiece[] = []) => formatPieces(inner, values, formOf);
  return pieces.flatMap((piece) => {
    if (piece.type === 0) return [piece.value];
    if (!(piece.value in values)) throw new Error(`No value ${piece.value}`);
    const value = values[piece.value];
    if (piece.type === 1) return [value ?? ''];
    if (piece.type === 8) {
      const inner = partsOf(piece.children);
      return typeof value === 'function' ? [value(inner)] : inner;
    }
    const { options } = piece;
    const option = piece.type === 5 ? options[String(value)] : (options[`=${value}`] ?? options[formOf(Number(value))]);
    return partsOf((option ?? options['other'])?.value);
  });
}
