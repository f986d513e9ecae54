import { Writable } from 'node:stream';

/** Collects what React writes about the holes of a prelude, and passes on what comes after `passOn` was called. */
export class HolesSink extends Writable {
  #text = '';
  #pass: ((html: string) => void) | undefined;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#text += chunk.toString();
    done();
  }

  /** Replaces `write` for the React build that calls it (scripts/bundle/reactWritesText). */
  writeText(text: string): void {
    this.#text += text;
  }

  /** React calls this when what it has written is well formed. */
  flush(): void {
    if (this.#pass && this.#text !== '') this.#pass(this.take());
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }

  /** What was written since the last call. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  /** From now on each well-formed piece goes to `pass`. */
  passOn(pass: (html: string) => void): void {
    this.#pass = pass;
  }
}
