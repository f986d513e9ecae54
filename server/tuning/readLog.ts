import { createReadStream } from 'node:fs';
import { PassThrough, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Bytes that are read at once. */
const AT_ONCE = 1024 * 1024;
/** Bytes without the end of a line, after which a file is no log. */
const MAX_LINE = 16 * 1024 * 1024;

/**
 * The lines of a file, gzipped or not, by whole lines of at most a megabyte or two. Throws an error that names the file when it cannot be
 * read, is cut off within its compressed data, or has no lines.
 */
export async function* readLog(file: string): AsyncGenerator<Buffer> {
  try {
    yield* wholeLines(unpacked(file));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') throw new Error(`${file} is no file`, { cause: error });
    if (code.startsWith('Z_'))
      throw new Error(`${file} is a damaged or incomplete gzip file (${message})`, { cause: error });
    throw new Error(code === '' ? `${file} ${message}` : `${file} cannot be read (${code})`, { cause: error });
  }
}

/** By its first bytes, because a log that is rotated may have any name. */
async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const chunks = createReadStream(file, { highWaterMark: AT_ONCE })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const { value: first = Buffer.alloc(0) } = (await chunks.next()) as { value?: Buffer };
  const isGzip = first[0] === 0x1f && first[1] === 0x8b;
  const all = async function* (): AsyncGenerator<Buffer> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  const text = isGzip ? createGunzip({ chunkSize: AT_ONCE }) : new PassThrough();
  // Its errors are those of what is read from it.
  pipeline(all(), text, () => {});
  yield* text as AsyncIterable<Buffer>;
}

async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let waiting = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield Buffer.concat([...rest, chunk.subarray(0, end)]);
      rest = [];
      waiting = 0;
    }
    rest.push(chunk.subarray(end));
    waiting += chunk.length - end;
    if (waiting > MAX_LINE) throw new Error('is no log: it has 16 MB without the end of a line');
  }
  yield Buffer.concat(rest);
}
