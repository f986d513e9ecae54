import { Writable } from 'node:stream';

const TAIL = Buffer.from('</body></html>');

/**
 * Where React writes a page. Between two calls of `flush()` React's bytes may stop in the middle of a tag, so
 * nothing of ours may be put there: bytes are kept until React says that its HTML is whole, and only then do
 * the page's data scripts follow. `</body></html>` is held back until both React and the data are done.
 */
export class HtmlSink extends Writable {
  #destination: Writable & { flush?: () => void };
  #html: Buffer[] = [];
  #scripts: string[] = [];
  #tail: Buffer | null = null;
  #started = false;
  #reactDone: (() => void) | null = null;
  #dataDone = false;

  constructor(destination: Writable & { flush?: () => void }) {
    super();
    this.#destination = destination;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#html.push(chunk);
    done();
  }

  /** React calls this when what it wrote is well formed. */
  flush(): void {
    if (this.#html.length === 0) return;
    const html = Buffer.concat(this.#html);
    this.#html = [];
    const ends = html.subarray(-TAIL.length).equals(TAIL);
    this.#destination.write(ends ? html.subarray(0, -TAIL.length) : html);
    if (ends) this.#tail = TAIL;
    this.#started = true;
    this.#sendScripts();
    this.#destination.flush?.();
  }

  /** A whole `<script>` element, sent at the next place where the HTML is well formed. */
  addScript(html: string): void {
    this.#scripts.push(html);
    if (this.#started && this.#html.length === 0) {
      this.#sendScripts();
      this.#destination.flush?.();
    }
  }

  /** No more scripts will come; without this the page never ends. */
  endData(): void {
    this.#dataDone = true;
    this.#finish();
  }

  override _final(done: () => void): void {
    this.flush();
    this.#reactDone = done;
    this.#finish();
  }

  #sendScripts(): void {
    if (this.#scripts.length === 0) return;
    this.#destination.write(this.#scripts.join(''));
    this.#scripts = [];
  }

  #finish(): void {
    if (!this.#reactDone || !this.#dataDone) return;
    this.#sendScripts();
    if (this.#tail) this.#destination.write(this.#tail);
    this.#destination.end();
    this.#reactDone();
    this.#reactDone = null;
  }
}
