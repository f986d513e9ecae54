import type { PipeableStream } from 'react-dom/server';
import type { Visitor } from '#client/entry.server.tsx';
import type { Renderer } from '#server/render/Renderer.ts';
import { HolesSink } from './HolesSink.ts';
import type { Prelude } from './Prelude.ts';
import { playerState } from './playerState.ts';
import { readHoles } from './readHoles.ts';
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

/** Fills the holes of a prelude with what is there of a player. Undefined when no hole can be filled. */
export async function fillPrelude(
  entry: Awaited<ReturnType<Renderer['entry']>>,
  prelude: Prelude,
  visitor: Pick<Visitor, 'stores' | 'contexts' | 'own'>,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<FilledPrelude | undefined> {
  const { stores, own } = visitor;
  const sink = new HolesSink();
  const { promise: rendered, resolve } = Promise.withResolvers<void>();
  const react = entry.renderHoles(
    prelude,
    visitor,
    { ...prelude.assets, nonce },
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
  // The prelude carries the general information, which no player's request asks.
  const { general: _shared, ...ofPlayer } = entry.takeState(stores);
  const { text: state, late: parts } = playerState(ofPlayer, own);
  const texts = { nonce, uid: String(stores.session.account?.uid), state };
  const isWhole = holes.filled.size + holes.failed.size === count && parts.length === 0;
  return {
    pieces: spliceHoles(prelude.parts, texts, holes),
    tail: spliceHoles(prelude.tail, texts, holes),
    rest: isWhole ? undefined : { runtime: holes.runtime, parts, sink, react },
  };
}
