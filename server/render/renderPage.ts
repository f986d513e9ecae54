import type { RequestHandler } from 'express';
import { whenClosed } from '#server/http/body/whenClosed.ts';
import { answerFromPrelude } from './answer/answerFromPrelude.ts';
import { insertionsFor } from './answer/insertionsFor.ts';
import { loadRequestOf } from './answer/loadRequestOf.ts';
import { PageAnswer } from './answer/PageAnswer.ts';
import { preludeFor } from './answer/preludeFor.ts';
import { streamPage } from './answer/streamPage.ts';
import { createMissingPages } from './createMissingPages.ts';
import type { RenderPageOptions } from './RenderPageOptions.ts';

/**
 * Loads a page's data, sets the status and streams the page. The shell (head, header, page frame) is sent as soon as critical data is
 * there; deferred sections follow with their data in the same answer, so the browser requests nothing twice. Robots get the complete page
 * at once.
 */
export function renderPage(options: RenderPageOptions): RequestHandler {
  const { renderer, slots, preludes, buildId, localeCookie, gameOrigin } = options;
  const missingPages = createMissingPages();
  const site = { buildId, localeCookie, gameOrigin };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const answer = new PageAnswer(req, res, options);
    const { context, isPlayer, turn } = answer;
    const entry = await renderer.entry();
    const request = loadRequestOf(answer);

    const isShared = answer.typed === null && !answer.oldSession?.add;
    const filling =
      preludes && isShared && entry.hasPrelude(request.match, request.url.searchParams)
        ? preludes.forRequest(req, res)
        : undefined;
    const hasAny = filling?.has() === true;
    const isContentOwn = filling !== undefined && entry.isContentOwn(request.match);
    // For a made-up session nothing of such a page is asked.
    const visitor =
      (hasAny && !isContentOwn) || isPlayer
        ? await entry.loadVisitor(request, { hasContent: hasAny && !isContentOwn, isConfirmed: isPlayer })
        : undefined;
    if (visitor && filling && hasAny) {
      const [, quiet] = await Promise.all([visitor.identified, visitor.quiet]);
      if (res.closed) return;
      const prelude = preludeFor(filling, visitor, quiet);
      const filler = prelude && isContentOwn ? await entry.loadContent(visitor) : visitor;
      if (res.closed) return;
      if (prelude && filler && (await answerFromPrelude(answer, { entry, prelude, visitor: filler, isContentOwn })))
        return;
    }

    // What is cached is read in one piece, so the pages that arrive together would be loaded in one.
    await slots.turn(isPlayer);
    if (res.closed) return;
    const page = await entry.load(request, visitor);
    answer.endStep('load');
    if (res.closed) return;
    if (options.showsErrors && page.kind === 'page' && page.status === 500 && answer.mistake !== undefined)
      return next(answer.mistake);
    if (page.kind === 'redirect') return answer.redirect(page.status, page.location);
    answer.noteSession(page.stores);
    // Only the view of a player asks for one: a made-up session cookie starts no render.
    if (filling && !hasAny && page.stores.session.isPlayer && !page.stores.session.fatal) filling.of('');
    answer.decide(page);
    const assets = await renderer.assets.assetsFor(page.sources, context.pageLocale);

    if (answer.isGuestPage && page.status === 404) {
      const document = await missingPages.documentFor(
        {
          entry,
          page,
          assets,
          start: renderer.assets,
          site,
          insertionsFor: (nonce) => insertionsFor(answer, page.status, nonce),
          takeSlot: () => slots.take(new AbortController().signal, turn),
          onError: (error) => options.onError(error, res),
        },
        context.nonce,
      );
      if (res.closed) return;
      if (document) {
        await answer.settle(entry, page);
        answer.begin(page);
        return void res.end(document);
      }
    }

    const inserted = await insertionsFor(answer, page.status, context.nonce);
    // A robot's page is complete before it takes a slot.
    if (answer.isWhole) await entry.whenSettled(page);
    const release = await slots.take(answer.abort.signal, turn);
    if (res.closed) return release();
    whenClosed(res, release);
    streamPage(answer, { entry, page, assets, inserted, release, next });
  };
}
