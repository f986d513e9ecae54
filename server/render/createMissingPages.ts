import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type * as entry from '../../client/entry.server.tsx';
import type { DocumentAssets } from '../../client/app/DocumentAssets.ts';
import { DEFAULT_LOCALE, stripLocale, withLocale } from '../../shared/locales.ts';
import { isGamePage } from '../../shared/url/isGamePage.ts';
import { isSensitivePath } from '../../shared/url/isSensitivePath.ts';
import { paths } from '../../shared/url/paths.ts';
import { escapeHtml } from '../http/problems/escapeHtml.ts';
import { createDataStream } from './createDataStream.ts';
import { escapeJson } from './escapeJson.ts';
import { HtmlSink, type Insertions } from './HtmlSink.ts';
import { startScript } from './startScript.ts';

export interface MissingPage {
  entry: Pick<typeof entry, 'render'>;
  page: entry.LoadedDocument;
  assets: Omit<DocumentAssets, 'nonce'>;
  /** Scripts that start the page in the browser. */
  start: readonly string[];
  /** What belongs to the site and stands in the data of every page. */
  site: { buildId: string; localeCookie: string | undefined; gameOrigin: string | undefined };
  /** The operator's code under a nonce. */
  insertionsFor: (nonce: string) => Promise<Insertions | undefined>;
  /** Waits for the turn of a render that no visitor's leaving ends: others wait for the same page. */
  takeSlot: () => Promise<() => void>;
  onError: (error: unknown) => void;
}

export interface MissingPages {
  /** The whole document for an address without a page, under the nonce of its answer. Undefined: it has to be rendered. */
  documentFor(missing: MissingPage, nonce: string): Promise<Buffer | undefined>;
}

/** One for each language, name of the site and set of pieces that a page needs; more only where visitors invent names of the site. */
const MAX_TEMPLATES = 16;
/** First segments under which the menus show where the visitor is. */
const sections = new Set(
  Object.values(paths)
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((segment) => !segment.startsWith(':')),
);
/** Marks that the render writes as it would the real ones; never sent. Each kind of escaping turns the end of `hole` into another text. */
const NONCE = randomBytes(16).toString('base64');
const TOKEN = randomBytes(12).toString('hex');
const HOLE = `${TOKEN}'&`;
const MARKS = new RegExp(`${NONCE.replace(/[+/]/g, '\\$&')}|${TOKEN}(?:'&|&#x27;&amp;)`);

type Template = (values: Record<'nonce' | 'html' | 'json', string>) => Buffer;

/**
 * Pages of addresses that do not exist differ in their address alone. One is rendered with marks in place of the address and the
 * nonce; every further one is that text with its own in the holes, so that a scan of invented addresses costs no render (reliability A7).
 *
 * A template is found by all that its render has read, as a text: it needs no time limit and nobody has to purge it.
 */
export function createMissingPages(): MissingPages {
  const templates = new LRUCache<string, Promise<Template | undefined>>({ max: MAX_TEMPLATES });
  let madeBy: MissingPage['entry'] | undefined;

  return {
    async documentFor(missing, nonce) {
      const { entry, page, assets, start, site, insertionsFor } = missing;
      // In development every edit makes another application.
      if (madeBy !== entry) templates.clear();
      madeBy = entry;
      const { pathname } = page.page.location;
      const rest = stripLocale(pathname).slice(1);
      const marked = isEverywhereAlike(page, pathname, rest) ? withHole(page) : undefined;
      if (!marked) return undefined;
      const { initial, isWhole } = createDataStream({ ...marked.state, ...site });
      // A section that is late is no part of the text below.
      if (!isWhole || isNamed(rest, initial)) return undefined;
      const inserted = await insertionsFor(NONCE);
      const script = `${initial};${startScript(start, assets.modules)}`;
      const key = JSON.stringify([page.route, assets.styles, script, inserted]);
      const ready = templates.get(key) ?? makeTemplate(missing, marked, script, inserted);
      templates.set(key, ready);
      // One that failed is made anew.
      ready.catch(() => templates.delete(key));
      return (await ready)?.({ nonce, html: escapeHtml(rest), json: escapeJson(rest).slice(1, -1) });
    },
  };
}

/** Whether nothing but the address itself would differ from the page of another address of that kind. */
function isEverywhereAlike({ page }: entry.LoadedDocument, pathname: string, rest: string): boolean {
  const { locale } = page.match;
  const [first = ''] = rest.split('/', 1);
  return (
    page.failure?.part === 'page' &&
    page.failure.data.kind === 'notFound' &&
    page.failure.data.path === pathname &&
    withLocale(`/${rest}`, locale) === pathname &&
    withLocale(`/${first}`, DEFAULT_LOCALE) === stripLocale(`/${first}`) &&
    !sections.has(first.toLowerCase()) &&
    !isGamePage(pathname) &&
    !isSensitivePath(pathname)
  );
}

/** Whether a menu may lead to a page beside this address or above it: its entry would be shown as the current one. */
function isNamed(rest: string, data: string): boolean {
  const [first = ''] = rest.split('/', 1);
  const named = `"/${escapeJson(first).slice(1, -1)}`;
  return ['"', '/', '?', '#'].some((end) => data.includes(named + end));
}

function withHole(loaded: entry.LoadedDocument): entry.LoadedDocument | undefined {
  const { page, state } = loaded;
  const { failure, match, location } = page;
  if (!failure) return undefined;
  const pathname = withLocale(`/${HOLE}`, match.locale);
  const holed = { ...failure, data: { ...failure.data, path: pathname } };
  return {
    ...loaded,
    page: { ...page, location: { ...location, pathname }, failure: holed },
    state: { ...state, router: { ...state.router, failure: holed } },
  };
}

async function makeTemplate(
  { entry, assets, takeSlot, onError }: MissingPage,
  marked: entry.LoadedDocument,
  script: string,
  inserted: Insertions | undefined,
): Promise<Template | undefined> {
  const release = await takeSlot();
  const output = new PassThrough();
  const html = buffer(output);
  await new Promise<void>((resolve, reject) => {
    const react = entry.render(
      marked,
      { ...assets, nonce: NONCE },
      {
        nonce: NONCE,
        bootstrapScriptContent: script,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          const sink = new HtmlSink(output, inserted);
          sink.endData();
          react.pipe(sink);
          resolve();
        },
        onShellError: reject,
        onError,
      },
    );
  }).finally(release);
  return templateOf((await html).toString());
}

/** Undefined: the address stands somewhere in an escaping that is not known here. */
function templateOf(html: string): Template | undefined {
  const parts: Buffer[] = [];
  const holes: ('nonce' | 'html' | 'json')[] = [];
  let from = html;
  for (let found = MARKS.exec(from); found; found = MARKS.exec(from)) {
    const [mark] = found;
    parts.push(Buffer.from(from.slice(0, found.index)));
    holes.push(mark === NONCE ? 'nonce' : mark === HOLE ? 'json' : 'html');
    from = from.slice(found.index + mark.length);
  }
  const last = Buffer.from(from);
  if (last.includes(TOKEN) || parts.some((part) => part.includes(TOKEN))) return undefined;
  return (values) =>
    Buffer.concat([
      ...parts.flatMap((part, index) => [part, Buffer.from(values[holes[index] as 'nonce' | 'html' | 'json'])]),
      last,
    ]);
}
