import type { ServerResponse } from 'node:http';
import { whenClosed } from '../body/whenClosed.ts';

export interface SlowReaderLimits {
  /** Upstream connections that one visitor may hold by reading slowly. */
  perVisitor: number;
  /** Milliseconds a visitor may take not one byte of an answer that waits. */
  stall?: number;
  /** Milliseconds an answer may have stood still for its visitor, in all, before its connection counts as held. */
  grace?: number;
  /** Bytes that are read from the upstream ahead of one visitor, and of all of them together. */
  ahead?: number;
  aheadOfAll?: number;
  now?: () => number;
}

export interface SlowReadersOptions extends SlowReaderLimits {
  /** Upstream connections that all visitors who read slowly may hold together. */
  connections: number;
}

/** Whatever the answer comes from. */
interface Source {
  pause(): void;
  resume(): void;
}

export interface SlowReader {
  /** `write()` said that the visitor is behind; `bytes`: what was just written. */
  isBehind(bytes: number): void;
  /** The upstream has nothing more to say: its connection is free, whatever the visitor still has to read. */
  sourceEnded(): void;
}

export interface SlowReaders {
  /** Asked for when `write()` has first said so: most answers never do. */
  open(res: ServerResponse, visitor: string, source: Source): SlowReader;
}

/**
 * A phone in a tunnel comes back within this, or the double: Node compares what is unsent with what it was a period ago. Who reads
 * nothing for longer holds what others wait for.
 */
const STALL = 20_000;
const GRACE = 2_000;
const AHEAD = 1024 * 1024;
const AHEAD_OF_ALL = 32 * 1024 * 1024;

/**
 * Stops visitors who read slowly, or not at all, from holding the connections of an upstream (reliability B9, G1).
 *
 * An answer is read ahead of its visitor, so that all but large ones leave their connection at once; the memory for that is bounded.
 * What still has to wait may wait `stall` at a time; and when more wait than may hold connections, of one visitor or in all,
 * the one that has waited longest is cut. A byte now and then is therefore no help: what counts is the time that the
 * connection stood still in all.
 */
export function createSlowReaders(options: SlowReadersOptions): SlowReaders {
  const { connections, perVisitor, stall = STALL, grace = GRACE } = options;
  const { ahead = AHEAD, aheadOfAll = AHEAD_OF_ALL, now = () => performance.now() } = options;
  const holding = new Set<Reader>();
  let aheadNow = 0;

  function makeRoom(visitor: string): void {
    const own = [...holding].filter((reader) => reader.visitor === visitor);
    if (own.length > perVisitor) longest(own).cut();
    else if (holding.size > connections) longest([...holding]).cut();
  }

  class Reader implements SlowReader {
    readonly visitor: string;
    readonly #res: ServerResponse;
    readonly #source: Source;
    /** The connection's own time limit, while it has ours. */
    #usualTimeout: number | undefined;
    #bytesAhead = 0;
    #pausedAt: number | undefined;
    #waited = 0;
    #grace: NodeJS.Timeout | undefined;

    constructor(res: ServerResponse, visitor: string, source: Source) {
      this.#res = res;
      this.visitor = visitor;
      this.#source = source;
      res.on('drain', () => this.#goOn());
      whenClosed(res, () => this.#end());
    }

    isBehind(bytes: number): void {
      // Left, or cut: nothing would ever give these bytes back.
      if (this.#res.destroyed) return;
      this.#bytesAhead += bytes;
      aheadNow += bytes;
      const { socket } = this.#res;
      if (this.#usualTimeout === undefined && socket) {
        this.#usualTimeout = socket.timeout ?? 0;
        // Of the connection, not a clock of ours: Node looks whether the bytes of a write move, `drain` comes only when all have.
        socket.setTimeout(Math.min(stall, this.#usualTimeout || stall));
      }
      if (this.#pausedAt !== undefined || (this.#bytesAhead <= ahead && aheadNow <= aheadOfAll)) return;
      this.#pausedAt = now();
      this.#source.pause();
      this.#grace = setTimeout(() => this.#hold(), Math.max(0, grace - this.#waited));
    }

    sourceEnded(): void {
      clearTimeout(this.#grace);
      holding.delete(this);
    }

    get waited(): number {
      return this.#waited + (this.#pausedAt === undefined ? 0 : now() - this.#pausedAt);
    }

    cut(): void {
      this.#end();
      this.#res.destroy();
    }

    #hold(): void {
      holding.add(this);
      makeRoom(this.visitor);
    }

    #goOn(): void {
      this.#giveBack();
      if (this.#usualTimeout !== undefined) this.#res.socket?.setTimeout(this.#usualTimeout);
      this.#usualTimeout = undefined;
      if (this.#pausedAt === undefined) return;
      this.#waited = this.waited;
      this.#pausedAt = undefined;
      clearTimeout(this.#grace);
      this.#source.resume();
    }

    #giveBack(): void {
      aheadNow -= this.#bytesAhead;
      this.#bytesAhead = 0;
    }

    #end(): void {
      this.#giveBack();
      this.sourceEnded();
    }
  }

  function longest(readers: Reader[]): Reader {
    return readers.reduce((one, other) => (other.waited > one.waited ? other : one));
  }

  return { open: (res, visitor, source) => new Reader(res, visitor, source) };
}
