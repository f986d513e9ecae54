const LINE_BREAK = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Max bytes of a line, far above any row; another kind of file may have no line breaks at all. */
const LINE_MAX = 65_536;

/**
 * Splits bytes into lines without their breaks, LF or CRLF: an editor or a mail program that saves the file anew changes the breaks, and
 * nothing that was signed or hashed. Of a line over 64 KiB only the beginning is stored.
 */
export function createLineSplitter() {
  let rest: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  function take(part: Uint8Array<ArrayBuffer>): void {
    if (size < LINE_MAX) rest.push(part.slice());
    size += part.length;
  }
  function whole(): Uint8Array<ArrayBuffer> {
    const line = new Uint8Array(rest.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of rest) {
      line.set(part, offset);
      offset += part.length;
    }
    rest = [];
    size = 0;
    return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
  }
  return {
    add(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
      const lines: Uint8Array<ArrayBuffer>[] = [];
      let from = 0;
      for (let to = bytes.indexOf(LINE_BREAK); to !== -1; to = bytes.indexOf(LINE_BREAK, from)) {
        take(bytes.subarray(from, to));
        lines.push(whole());
        from = to + 1;
      }
      if (from < bytes.length) take(bytes.subarray(from));
      return lines;
    },
    /** The bytes after the last line break; null: none. */
    end: (): Uint8Array<ArrayBuffer> | null => (size > 0 ? whole() : null),
  };
}
