import type { Visitor } from '#client/app/document/loadVisitor.ts';
import { cacheability } from '#server/cache/cacheability.ts';
import type { Cached } from '#server/cache/createCache.ts';
import { answerPlayer } from '#server/render/prelude/answerPlayer.ts';
import type { Prelude } from '#server/render/prelude/Prelude.ts';
import type { Entry, PageAnswer } from './PageAnswer.ts';

interface FilledFrom {
  entry: Entry;
  prelude: Cached<Prelude>;
  visitor: Visitor;
  /** The content is a hole too. */
  isContentOwn: boolean;
}

/** Answers with a prelude that is filled for its visitor. Resolves to false, with nothing sent, when it cannot be filled (answerPlayer). */
export function answerFromPrelude(
  answer: PageAnswer,
  { entry, prelude, visitor, isContentOwn }: FilledFrom,
): Promise<boolean> {
  const { res, context, options, abort, turn } = answer;
  answer.endStep('load');
  return answerPlayer(res, {
    entry,
    prelude: prelude.value,
    visitor,
    // Such a page is seldom opened twice within a minute.
    held: isContentOwn ? undefined : options.heldHoles,
    takeSlot: () => options.slots.take(abort.signal, turn),
    begin: () => {
      visitor.calls.loaded();
      context.route = prelude.value.route;
      context.cache.push({ name: 'preludes', verdict: prelude.verdict });
      context.uncacheable = undefined;
      res.set('Cache-Status', 'croupier; hit; detail=prelude');
      answer.noteSession(visitor.stores);
      answer.start(200, cacheability({ visitor: context }).cacheControl);
    },
    onCost: answer.charge,
    onError: (error) => {
      if (!abort.signal.aborted) options.onError(error, res);
    },
  });
}
