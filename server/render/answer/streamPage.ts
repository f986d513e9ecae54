import type { NextFunction } from 'express';
import type { LoadedDocument } from '#client/app/document/LoadedDocument.ts';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { whenAbandoned } from '#server/http/body/whenAbandoned.ts';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { formIdOf } from '#server/pages/nonce/formIdOf.ts';
import { createDataStream } from '#server/render/createDataStream.ts';
import { HtmlSink, type Insertions } from '#server/render/HtmlSink.ts';
import { startOf } from '#server/render/lean/startOf.ts';
import { HeldAnswer } from '#server/render/pack/HeldAnswer.ts';
import { startScript } from '#server/render/startScript.ts';
import type { Entry, PageAnswer } from './PageAnswer.ts';

/** Milliseconds after which React stops waiting for pending sections; the browser renders the rest (reliability D1). */
const FULL_RENDER_MS = 5_000;

interface Streamed {
  entry: Entry;
  page: LoadedDocument;
  assets: Omit<DocumentAssets, 'nonce'>;
  inserted: Insertions | undefined;
  /** Gives back the slot of the render; called when the shell is sent. */
  release: () => void;
  /** Gets an error of the shell: nothing is sent then. */
  next: NextFunction;
}

/**
 * Renders a loaded page and streams it: the shell at once, then each deferred section with its data. Robots get all of it at once.
 */
export function streamPage(answer: PageAnswer, { entry, page, assets, inserted, release, next }: Streamed): void {
  const { res, context, options, abort, isWhole, charge } = answer;
  const { renderer, buildId, localeCookie, gameOrigin, onError } = options;
  const { nonce } = context;
  const data = createDataStream({ ...page.state, buildId, localeCookie, gameOrigin });
  const send = (): void => {
    release();
    if (res.headersSent || res.closed) return;
    answer.begin(page);
    const sink = new HtmlSink(context.isGuest ? res : new HeldAnswer(res, charge), inserted);
    const finish = async (): Promise<void> => {
      await answer.settle(entry, page);
      sink.endData();
    };
    data.listen(
      (js) => sink.addScript(`<script nonce="${nonce}">${js}</script>`),
      () => void finish(),
    );
    react.pipe(sink);
  };
  const react = entry.render(
    page,
    { ...assets, nonce, formId: formIdOf(nonce) },
    {
      nonce,
      bootstrapScriptContent: `${data.initial};${startScript(renderer.assets, assets.modules, page.route, startOf(page.route, context.savesData))}`,
      // The visitor may run no scripts: a section that is there is in its place, however large.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        // What is there of a player's page is rendered in this turn, and most of these pages are complete then.
        if (isWhole) return;
        if (context.isGuest) send();
        else setImmediate(send);
      },
      onAllReady: () => {
        if (isWhole) send();
      },
      onShellError: (error) => {
        clearTimeout(timer);
        next(error);
      },
      onError: (error) => {
        if (!abort.signal.aborted) onError(error, res);
      },
    },
  );
  const timer = setTimeout(() => react.abort(new Error('The page took too long')), FULL_RENDER_MS);
  whenClosed(res, () => {
    if (res.writableFinished) clearTimeout(timer);
  });
  whenAbandoned(res, () => {
    clearTimeout(timer);
    react.abort(new Error('The visitor left'));
  });
}
