import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';

/** Bytes; ten thousand redirects are half a megabyte. */
const MAX_BYTES = 10e6;

/** What readText accepts, for an operator. */
export const acceptedText = 'a file of text in UTF-8, of at most 10 MB, that this user may read';

/** Why a file is not read. The message follows the name of the file in a sentence: "is no file". */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  /** The file is not there. */
  readonly isMissing: boolean;

  constructor(problem: string, isMissing = false) {
    super(problem);
    this.isMissing = isMissing;
  }
}

/** Reads a text file that an operator writes, without the byte order mark of some editors. Throws an UnreadableFile. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) throw new UnreadableFile('is written in UTF-16, not in UTF-8');
  if (!isUtf8(bytes)) throw new UnreadableFile(`is no text in UTF-8 (line ${lineWithoutUtf8(bytes)})`);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const control = /(?![\t\r\n])\p{Cc}/u.exec(text);
  // A terminal or an editor does something else with it than the site.
  if (control) throw new UnreadableFile(`has a control character in line ${lineAt(text, control.index)}`);
  return text;
}

/** Reads a file that an operator names. Throws an UnreadableFile. */
export function readBytes(file: string): Buffer {
  try {
    const stats = statSync(file);
    // A device or a pipe may never end.
    if (!stats.isFile()) throw new UnreadableFile('is no file');
    if (stats.size > MAX_BYTES) throw new UnreadableFile(`has ${Math.ceil(stats.size / 1e6)} MB, of 10 at most`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(`cannot be read (${code})`, code === 'ENOENT');
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function lineWithoutUtf8(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
