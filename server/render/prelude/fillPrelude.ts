import type { PipeableStream } from 'react-dom/server';
import type { Visitor } from '#client/app/document/loadVisitor.ts';
import { formIdOf } from '#server/pages/nonce/formIdOf.ts';
import type { Renderer } from '#server/render/Renderer.ts';
import type { HeldHoles } from './createHeldHoles.ts';
import { HolesSink } from './HolesSink.ts';
import type { Prelude } from './Prelude.ts';
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
  visitor: Pick<Visitor, 'stores' | 'contexts' | 'ownParts'>;
  nonce: string;
  /** What was rendered for the player before. */
  held?: HeldHoles | undefined;
  onError: (error: unknown) => void;
}

/** Fills the holes of a prelude with what is there of a player. Undefined when no hole can be filled. */
export async function fillPrelude({
  entry,
  prelude,
  visitor,
  nonce,
  held,
  onError,
}: FillOptions): Promise<FilledPrelude | undefined> {
  const { stores, ownParts: visitorParts } = visitor;
  // The prelude carries the general information, which no player's request asks.
  const { general: _shared, ...ofPlayer } = entry.takeState(stores);
  const playerParts = playerState(ofPlayer, visitorParts);
  const uid = stores.session.account?.uid ?? 0;
  const formId = formIdOf(nonce);
  const of = { prelude, uid, state: playerParts.text };
  const splice = (state: string, holes: Pick<FilledHoles, 'filled' | 'failed'>) => {
    const texts = { nonce, formId, uid: String(uid), state };
    return { pieces: spliceHoles(prelude.parts, texts, holes), tail: spliceHoles(prelude.tail, texts, holes) };
  };
  const same = playerParts.late.length === 0 ? held?.read(of) : undefined;
  if (same) return { ...splice(playerParts.text, { filled: same, failed: new Set() }), rest: undefined };

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
  const count = prelude.parts.filter((part) => !Buffer.isBuffer(part) && typeof part === 'object').length;
  if (holes.failed.size === count) return undefined;
  // What has arrived meanwhile is part of it.
  const { text: state, late: parts } = playerState(ofPlayer, visitorParts);
  const isWhole = holes.filled.size + holes.failed.size === count && parts.length === 0;
  if (holes.filled.size === count && playerParts.late.length === 0) held?.hold(of, holes, [nonce, formId]);
  return { ...splice(state, holes), rest: isWhole ? undefined : { runtime: holes.runtime, parts, sink, react } };
}
