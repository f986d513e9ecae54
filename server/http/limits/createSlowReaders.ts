import type { ServerResponse } from 'node:http';
import { whenClosed } from '#server/http/body/whenClosed.ts';

/** Bounds on what visitors who read slowly may hold. */
export interface SlowReaderLimits {
  /** Upstream connections that one visitor may hold by reading slowly. */
  perVisitor: number;
  /** Milliseconds after which a visitor who takes no byte of a waiting answer is cut. */
  stall?: number;
  /** Milliseconds an answer may be paused for its visitor, in total, before its connection counts as held. */
  grace?: number;
  /** Bytes that are read from the upstream ahead of one visitor. */
  ahead?: number;
  /** Bytes that are read ahead of all visitors together. */
  aheadOfAll?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** The limits, and the size of the pool they protect. */
export interface SlowReadersOptions extends SlowReaderLimits {
  /** Upstream connections that all slow visitors together may hold. */
  connections: number;
}

/** The stream of the upstream's answer. */
interface Source {
  pause(): void;
  resume(): void;
}

/** The tracker of one answer whose visitor reads slowly. */
export interface SlowReader {
  /** To be called when `write()` returned false; `bytes`: what was just written. */
  isBehind(bytes: number): void;
  /** To be called when the upstream's answer has ended: its connection is free, even if the visitor still has bytes to read. */
  sourceEnded(): void;
}

/** Trackers of slow answers that share one set of limits. */
export interface SlowReaders {
  /** Creates a tracker when `write()` first returns false; most answers never need one. */
  open(res: ServerResponse, visitor: string, source: Source): SlowReader;
}

/**
 * A phone that loses its network for this long or up to twice this (Node compares the unsent bytes with those of a period ago) keeps its
 * answer. A visitor who reads nothing for longer holds a connection that others need.
 */
const STALL = 20_000;
const GRACE = 2_000;
const AHEAD = 1024 * 1024;
const AHEAD_OF_ALL = 32 * 1024 * 1024;

/**
 * Stops visitors who read slowly, or not at all, from holding the connections of an upstream (reliability B9, G1).
 *
 * An answer is read ahead of its visitor within a memory bound, so that all but large ones free their connection at once. A visitor who
 * takes no byte for `stall` is cut. When more answers wait than may hold connections, of one visitor or in total, the one that has waited
 * longest is cut. The total pause counts, so reading one byte now and then does not help.
 */
export function createSlowReaders(options: SlowReadersOptions): SlowReaders {
  const { connections, perVisitor, stall = STALL, grace = GRACE } = options;
  const { ahead = AHEAD, aheadOfAll = AHEAD_OF_ALL, now = () => performance.now() } = options;
  const holding = new Set<Reader>();
  let aheadNow = 0;

  function makeRoom(visitor: string): void {
    const visitorReaders = [...holding].filter((reader) => reader.visitor === visitor);
    if (visitorReaders.length > perVisitor) longestWaiting(visitorReaders).cut();
    else if (holding.size > connections) longestWaiting([...holding]).cut();
  }

  class Reader implements SlowReader {
    readonly visitor: string;
    readonly #res: ServerResponse;
    readonly #source: Source;
    /** The connection's previous timeout in milliseconds, while `stall` replaces it. */
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
      // The visitor left or was cut: no event would subtract these bytes again.
      if (this.#res.destroyed) return;
      this.#bytesAhead += bytes;
      aheadNow += bytes;
      const { socket } = this.#res;
      if (this.#usualTimeout === undefined && socket) {
        this.#usualTimeout = socket.timeout ?? 0;
        // The socket's timeout, not a timer: Node checks whether the bytes of a write move, while `drain` is emitted only after all have.
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

  function longestWaiting(readers: Reader[]): Reader {
    return readers.reduce((one, other) => (other.waited > one.waited ? other : one));
  }

  return { open: (res, visitor, source) => new Reader(res, visitor, source) };
}
