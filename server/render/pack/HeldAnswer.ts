import { Writable } from 'node:stream';
import type { Response } from 'express';
import { packDocument } from './packDocument.ts';

/**
 * Between HtmlSink and a player's answer: collects what is written within one turn of the event loop. A page that is complete by then is
 * compressed in one piece (packDocument), which costs a third of a compressing stream; of any other the pieces are passed on as they come.
 */
export class HeldAnswer extends Writable {
  #pieces: Buffer[] | null = [];
  readonly #res: Response & { flush?: () => void };
  readonly #onCost: (ms: number) => void;

  /** `onCost` gets the processor milliseconds of compression. */
  constructor(res: Response, onCost: (ms: number) => void) {
    super();
    this.#res = res;
    this.#onCost = onCost;
    setImmediate(() => this.#release());
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (this.#pieces) this.#pieces.push(chunk);
    else this.#res.write(chunk);
    done();
  }

  flush(): void {
    if (!this.#pieces) this.#res.flush?.();
  }

  override _final(done: () => void): void {
    if (this.#pieces && !this.#res.closed) this.#sendWhole(Buffer.concat(this.#pieces));
    else this.#res.end();
    this.#pieces = null;
    done();
  }

  #sendWhole(document: Buffer): void {
    const startedAt = performance.now();
    const { bytes, encoding } = packDocument(document, this.#res.req.get('accept-encoding'));
    this.#onCost(performance.now() - startedAt);
    // The stage that compresses streams leaves an answer with an encoding as it is.
    if (encoding) this.#res.set('Content-Encoding', encoding);
    this.#res.set('Content-Length', String(bytes.length)).end(bytes);
  }

  #release(): void {
    if (!this.#pieces) return;
    const pieces = this.#pieces;
    this.#pieces = null;
    if (this.#res.closed) return;
    for (const piece of pieces) this.#res.write(piece);
    this.#res.flush?.();
  }
}
