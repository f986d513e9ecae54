import { checkMovements } from '#shared/movements/checkMovements.ts';
import type { CheckMessage, CheckOrder } from './CheckMessage.ts';

/** Bytes read at once: some thousand rows. */
const PIECE = 1 << 20;

const post = (message: CheckMessage) => postMessage(message);

async function* piecesOf(file: File): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let offset = 0; offset < file.size; offset += PIECE) {
    post({ kind: 'progress', bytes: offset });
    yield new Uint8Array(await file.slice(offset, offset + PIECE).arrayBuffer());
  }
}

/** Off the main thread, piece by piece: a file has hundreds of thousands of rows. Nothing leaves the browser. */
addEventListener('message', ({ data: { file, keys } }: MessageEvent<CheckOrder>) => {
  if (!isSecureContext) return post({ kind: 'failed', what: 'insecure' });
  checkMovements(piecesOf(file), { keys }).then(
    (report) => post({ kind: 'report', report }),
    () => post({ kind: 'failed', what: 'file' }),
  );
});
