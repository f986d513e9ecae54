import { setImmediate as turn } from 'node:timers/promises';
import type { Response } from 'express';
import type { Visitor } from '#client/app/document/loadVisitor.ts';
import { whenAbandoned } from '#server/http/body/whenAbandoned.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { joinPieces } from '#server/render/pack/joinPieces.ts';
import { packDocument } from '#server/render/pack/packDocument.ts';
import { unlessLate } from '#shared/api/unlessLate.ts';
import { type FillOptions, fillPrelude, type LateRest } from './fillPrelude.ts';
import { latePart } from './playerState.ts';

/** What fills the holes of a prelude. */
export interface AnswerPlayerOptions extends Pick<FillOptions, 'entry' | 'prelude' | 'held' | 'onError'> {
  visitor: Visitor;
  /** Waits for a slot in which React renders the content of a private page; resolves to what releases it. */
  takeSlot: () => Promise<() => void>;
  /** Sets the status and the headers; called once, before the first byte. */
  begin: () => void;
  /** Gets the processor milliseconds of a part. */
  onCost: (ms: number) => void;
}

/** Milliseconds that a document waits for the player's own parts; later ones follow it. */
const PARTS_MS = 250;
/** Milliseconds that it then waits for the other parts: a late part makes React render and the answer a stream, at three times the cost. */
const OTHERS_MS = 4;
/** Milliseconds after which React stops waiting for a hole; the browser renders it (reliability D1). */
const HOLE_MS = 5_000;
const REACT_END = '</body></html>';

/**
 * Answers a player with a prelude whose holes are filled in place. A hole that is late follows the document; one that fails keeps its
 * fallback until the browser renders it. Resolves to false, with nothing sent, when no hole can be filled (fillPrelude).
 */
export async function answerPlayer(res: Response, options: AnswerPlayerOptions): Promise<boolean> {
  const { visitor, takeSlot, begin, onCost } = options;
  await inTime(Promise.all(visitor.awaited), PARTS_MS);
  // Parts whose answers are there are ready within this turn.
  await turn();
  await inTime(Promise.all(Object.values(visitor.ownParts)), OTHERS_MS);
  if (res.closed) return true;
  // A part was refused because the account is closed to play: every page of the player is another one.
  if (visitor.stores.session.fatal) return false;
  // Other holes are small.
  const release = visitor.content ? await takeSlot() : undefined;
  const filled = await fillPrelude({ ...options, nonce: contextOf(res).nonce }).finally(release);
  if (res.closed) return true;
  if (!filled) return false;
  begin();
  const { pieces, tail, rest } = filled;
  if (!rest) send(res, [...pieces, ...tail], onCost);
  else {
    for (const piece of pieces) res.write(piece);
    await sendLate(res, rest, visitor.ownParts);
    if (res.closed) return true;
    for (const piece of tail) res.write(piece);
    res.end();
  }
  return true;
}

function send(res: Response, pieces: readonly (Buffer | string)[], onCost: (ms: number) => void): void {
  const startedAt = performance.now();
  const { bytes, encoding } = packDocument(joinPieces(pieces), res.req.get('accept-encoding'));
  onCost(performance.now() - startedAt);
  // The stage that compresses streams leaves an answer with an encoding as it is.
  if (encoding) res.set('Content-Encoding', encoding);
  res.set('Content-Length', String(bytes.length));
  // Without an encoding the bytes are in memory that the next document uses.
  res.end(encoding ? bytes : Buffer.from(bytes));
}

/** Sends what is late as it comes. */
async function sendLate(
  res: Response & { flush?: () => void },
  { runtime, parts, sink, react }: LateRest,
  visitorParts: Visitor['ownParts'],
): Promise<void> {
  const { nonce } = contextOf(res);
  const put = (html: string): void => {
    if (html !== '') res.write(html);
    res.flush?.();
  };
  const script = (js: string) => `<script nonce="${nonce}">${js}</script>`;
  put(runtime === '' ? '' : script(runtime));
  // The end of the document is sent last.
  sink.passOn((html) => put(html.endsWith(REACT_END) ? html.slice(0, -REACT_END.length) : html));
  const timer = setTimeout(() => react.abort(new Error('The page took too long')), HOLE_MS);
  whenClosed(res, () => clearTimeout(timer));
  whenAbandoned(res, () => react.abort(new Error('The visitor left')));
  const data = parts.map(async (name) => put(script(latePart(name, await visitorParts[name]))));
  const ended = new Promise<void>((resolve) => {
    if (sink.writableFinished) resolve();
    else sink.once('finish', resolve).once('close', resolve);
  });
  await Promise.all([...data, ended]);
}

function inTime(parts: Promise<unknown>, ms: number): Promise<unknown> {
  return unlessLate(parts, ms, () => undefined);
}
