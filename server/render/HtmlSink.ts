import { Writable } from 'node:stream';

const TAIL = Buffer.from('</body></html>');
const HEAD_END = '</head>';
/**
 * Characters that are encoded together. Encoding each small string costs mostly call overhead; encoding a whole page walks a tree of sixty
 * thousand small strings that has left the processor's cache.
 */
const PIECE = 2000;

/** The operator's markup with the answer's nonce; each part is well formed. */
export interface Insertions {
  /** At the end of the head. */
  head: string;
  /** Right after `<body>`. */
  bodyStart: string;
  /** Right before `</body>`. */
  bodyEnd: string;
}

/**
 * The stream React writes a page to. Between two calls of `flush()` React's bytes may end in the middle of a tag, so nothing may be
 * inserted there: bytes are held until React calls `flush()`, and the page's data scripts follow. `</body></html>` is held back until React
 * and the data are complete.
 */
export class HtmlSink extends Writable {
  #destination: Writable & { flush?: () => void };
  #html: Buffer[] = [];
  #text = '';
  #scripts: string[] = [];
  #tail: Buffer | null = null;
  #started = false;
  #reactDone: (() => void) | null = null;
  #dataDone = false;
  #insertions: Insertions | undefined;

  constructor(destination: Writable & { flush?: () => void }, insertions?: Insertions) {
    super();
    this.#destination = destination;
    this.#insertions = insertions;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#html.push(chunk);
    done();
  }

  /** Replaces `write` for the React build that calls it (scripts/bundle/reactWritesText): many strings are encoded at once. */
  writeText(text: string): void {
    this.#text += text;
    if (this.#text.length > PIECE) this.#encode();
  }

  /** React calls this when the HTML it has written is well formed. */
  flush(): void {
    if (this.#text !== '') this.#encode();
    if (this.#html.length === 0) return;
    const [first = TAIL] = this.#html;
    const whole = this.#html.length === 1 ? first : Buffer.concat(this.#html);
    const html = this.#started ? whole : insertInto(whole, this.#insertions);
    this.#html = [];
    const ends = html.subarray(-TAIL.length).equals(TAIL);
    this.#destination.write(ends ? html.subarray(0, -TAIL.length) : html);
    if (ends) this.#tail = TAIL;
    this.#started = true;
    this.#sendScripts();
    this.#destination.flush?.();
  }

  /** Sends a whole `<script>` element as soon as the HTML is well formed. */
  addScript(html: string): void {
    this.#scripts.push(html);
    if (this.#started && this.#html.length === 0 && this.#text === '') {
      this.#sendScripts();
      this.#destination.flush?.();
    }
  }

  /** Marks the end of the scripts; without this call the page never ends. */
  endData(): void {
    this.#dataDone = true;
    this.#finish();
  }

  override _final(done: () => void): void {
    this.flush();
    this.#reactDone = done;
    this.#finish();
  }

  #encode(): void {
    this.#html.push(Buffer.from(this.#text));
    this.#text = '';
  }

  #sendScripts(): void {
    if (this.#scripts.length === 0) return;
    this.#destination.write(this.#scripts.join(''));
    this.#scripts = [];
  }

  #finish(): void {
    if (!this.#reactDone || !this.#dataDone) return;
    this.#sendScripts();
    if (this.#tail) this.#destination.write((this.#insertions?.bodyEnd ?? '') + this.#tail.toString());
    this.#destination.end();
    this.#reactDone();
    this.#reactDone = null;
  }
}

/**
 * Inserts into the head and the start of the body, which are in React's first part; before the end of the head React escapes every `<` of a
 * text.
 */
function insertInto(html: Buffer, insertions: Insertions | undefined): Buffer {
  const headEnd = insertions ? html.indexOf(HEAD_END) : -1;
  const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  if (!insertions || headEnd === -1 || bodyStart === 0) return html;
  return Buffer.concat([
    html.subarray(0, headEnd),
    Buffer.from(insertions.head),
    html.subarray(headEnd, bodyStart),
    Buffer.from(insertions.bodyStart),
    html.subarray(bodyStart),
  ]);
}
