import type { PipeableStream } from 'react-dom/server';
import type { Visitor } from '#client/app/document/loadVisitor.ts';
import { formIdOf } from '#server/pages/nonce/formIdOf.ts';
import type { Renderer } from '#server/render/Renderer.ts';
import type { HeldHoles } from './createHeldHoles.ts';
import { HolesSink } from './HolesSink.ts';
import type { Prelude } from './Prelude.ts';
import type { PreludeHole, PreludePart } from './PreludePart.ts';
import { playerState } from './playerState.ts';
import { type FilledHoles, readHoles } from './readHoles.ts';
import { spliceHoles } from './spliceHoles.ts';

/** A prelude filled for one player. */
export interface FilledPrelude {
  /** The document without its end, in pieces. */
  readonly pieces: readonly (Buffer | string)[];
  /** The end of the document, behind what is late. */
  readonly tail: readonly (Buffer | string)[];
  /** Set where something is late. */
  readonly rest: LateRest | undefined;
}

/** What follows a document. */
export interface LateRest {
  /** The script that React's instructions need. */
  readonly runtime: string;
  /** Parts of the page's data that are late, by name. */
  readonly parts: readonly string[];
  readonly sink: HolesSink;
  readonly react: PipeableStream;
}

/** What fills a prelude. */
export interface FillOptions {
  entry: Awaited<ReturnType<Renderer['entry']>>;
  prelude: Prelude;
  visitor: Pick<Visitor, 'stores' | 'contexts' | 'ownParts' | 'content'>;
  nonce: string;
  /** What was rendered for the player before. */
  held?: HeldHoles | undefined;
  onError: (error: unknown) => void;
}

const isHole = (part: PreludePart): part is PreludeHole => typeof part === 'object' && !Buffer.isBuffer(part);

/** A place inside a hole that React has left out. */
const LEFT_OUT = '<!--$?-->';

/**
 * Fills the holes of a prelude with what is there of a player. Undefined when no hole can be filled, or the content of a private page cannot:
 * then the page is rendered as a whole, whose errors choose the status.
 */
export async function fillPrelude({
  entry,
  prelude,
  visitor,
  nonce,
  held,
  onError,
}: FillOptions): Promise<FilledPrelude | undefined> {
  const { stores, ownParts: visitorParts, content } = visitor;
  // The prelude carries the general information, which no player's request asks.
  const { general: _shared, ...ofPlayer } = entry.takeState(stores);
  const playerParts = playerState(ofPlayer, visitorParts, content);
  const uid = stores.session.account?.uid ?? 0;
  const formId = formIdOf(nonce);
  const of = { prelude, uid, state: playerParts.text };
  const splice = (state: string, holes: Pick<FilledHoles, 'filled' | 'failed' | 'head'>) => {
    const texts = { nonce, formId, uid: String(uid), state, head: holes.head };
    return { pieces: spliceHoles(prelude.parts, texts, holes), tail: spliceHoles(prelude.tail, texts, holes) };
  };
  const same = playerParts.late.length === 0 ? held?.read(of) : undefined;
  if (same) return { ...splice(playerParts.text, { filled: same, failed: new Set(), head: '' }), rest: undefined };

  const sink = new HolesSink();
  const { promise: rendered, resolve } = Promise.withResolvers<void>();
  const react = entry.renderHoles(
    prelude,
    visitor,
    { ...prelude.assets, nonce, formId },
    {
      // What is there is rendered at once; after that only holes that are late are left.
      onShellReady: () => void setImmediate(resolve),
      onAllReady: resolve,
      onShellError: () => resolve(),
      onError,
    },
  );
  await rendered;
  react.pipe(sink);
  const holes = readHoles(sink.take());
  const places = prelude.parts.filter(isHole);
  const count = places.length;
  const hasContent = places.every(({ id, isContent }) => !isContent || holes.filled.has(id));
  if (holes.failed.size === count || !hasContent) {
    react.abort(new Error('The page is rendered as a whole'));
    return undefined;
  }
  // What has arrived meanwhile is part of it.
  const { text: state, late: parts } = playerState(ofPlayer, visitorParts, content);
  const isOpen = holes.filled.values().some((html) => html.includes(LEFT_OUT));
  const isWhole = holes.filled.size + holes.failed.size === count && parts.length === 0 && !isOpen;
  if (holes.filled.size === count && playerParts.late.length === 0 && !isOpen) held?.hold(of, holes, [nonce, formId]);
  return { ...splice(state, holes), rest: isWhole ? undefined : { runtime: holes.runtime, parts, sink, react } };
}
