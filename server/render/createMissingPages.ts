import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { LoadedDocument } from '#client/app/document/LoadedDocument.ts';
import type * as entry from '#client/entry.server.tsx';
import type { DocumentAssets } from '#client/lib/DocumentAssets.ts';
import { escapeHtml } from '#server/http/problems/escapeHtml.ts';
import { DEFAULT_LOCALE, stripLocale, withLocale } from '#shared/locales.ts';
import { isGamePage } from '#shared/url/isGamePage.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';
import { paths } from '#shared/url/paths.ts';
import { createDataStream } from './createDataStream.ts';
import { escapeJson } from './escapeJson.ts';
import { HtmlSink, type Insertions } from './HtmlSink.ts';
import { type StartFiles, startScript } from './startScript.ts';

/** A loaded 404 page and what its render needs. */
export interface MissingPage {
  entry: Pick<typeof entry, 'render'>;
  page: LoadedDocument;
  assets: Omit<DocumentAssets, 'nonce'>;
  /** What starts the page in the browser. */
  start: StartFiles;
  /** The site's values in the data of every page. */
  site: { buildId: string; localeCookie: string | undefined; gameOrigin: string | undefined };
  /** The operator's code with a nonce. */
  insertionsFor: (nonce: string) => Promise<Insertions | undefined>;
  /** Takes a render slot. A visitor who leaves must not release it, because others wait for the same render. */
  takeSlot: () => Promise<() => void>;
  onError: (error: unknown) => void;
}

/** Documents of addresses without a page. */
export interface MissingPages {
  /** The whole document for an address without a page, with the answer's nonce. Undefined: the page has to be rendered. */
  documentFor(missing: MissingPage, nonce: string): Promise<Buffer | undefined>;
}

/** One per language, host of the site, kind of pictures and set of assets; more only when clients make up hosts. */
const MAX_TEMPLATES = 16;
/** First path segments for which menus mark the current entry. */
const sections = new Set(
  Object.values(paths)
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((segment) => !segment.startsWith(':')),
);
/** Marks that are rendered like the real values and never sent. Each kind of escaping turns the end of `HOLE` into another text. */
const NONCE = randomBytes(16).toString('base64');
const TOKEN = randomBytes(12).toString('hex');
const HOLE = `${TOKEN}'&`;
const MARKS = new RegExp(`${NONCE.replace(/[+/]/g, '\\$&')}|${TOKEN}(?:'&|&#x27;&amp;)`);

type Template = (values: Record<'nonce' | 'html' | 'json', string>) => Buffer;

/**
 * Serves pages of addresses that do not exist from templates, because they differ only in their address. One is rendered with marks in
 * place of the address and the nonce; for others the marks are replaced, so that a scan of random addresses costs no render
 * (reliability A7).
 *
 * The key of a template contains all data its render has read, so it needs no time limit and no purge.
 */
export function createMissingPages(): MissingPages {
  const templates = new LRUCache<string, Promise<Template | undefined>>({ max: MAX_TEMPLATES });
  let madeBy: MissingPage['entry'] | undefined;

  return {
    async documentFor(missing, nonce) {
      const { entry, page, assets, start, site, insertionsFor } = missing;
      // In development every edit creates a new application.
      if (madeBy !== entry) templates.clear();
      madeBy = entry;
      const { pathname } = page.page.location;
      const rest = stripLocale(pathname).slice(1);
      const marked = differsByAddressOnly(page, pathname, rest) ? withHole(page) : undefined;
      if (!marked) return undefined;
      const { initial, isWhole } = createDataStream({ ...marked.state, ...site });
      // The template cannot contain deferred sections.
      if (!isWhole || isNamed(rest, initial)) return undefined;
      const inserted = await insertionsFor(NONCE);
      const script = `${initial};${startScript(start, assets.modules, page.route)}`;
      // The document alone says which pictures its browser shows; its data does not.
      const { takesAvif } = page.contexts[page.page.match.locale];
      const key = JSON.stringify([page.route, assets.styles, script, inserted, takesAvif]);
      const ready = templates.get(key) ?? makeTemplate(missing, marked, script, inserted);
      templates.set(key, ready);
      // A failed template is created anew.
      ready.catch(() => templates.delete(key));
      return (await ready)?.({ nonce, html: escapeHtml(rest), json: escapeJson(rest).slice(1, -1) });
    },
  };
}

/** Whether the page differs from other 404 pages only in its address. */
function differsByAddressOnly({ page }: LoadedDocument, pathname: string, rest: string): boolean {
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

/** Whether a menu may contain a link beside or above this address: its entry would be marked as the current one. */
function isNamed(rest: string, data: string): boolean {
  const [first = ''] = rest.split('/', 1);
  const named = `"/${escapeJson(first).slice(1, -1)}`;
  return ['"', '/', '?', '#'].some((end) => data.includes(named + end));
}

function withHole(loaded: LoadedDocument): LoadedDocument | undefined {
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
  marked: LoadedDocument,
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

/** Undefined when the address is in the HTML in an unknown escaping. */
function templateOf(html: string): Template | undefined {
  const parts: Buffer[] = [];
  const holes: ('nonce' | 'html' | 'json')[] = [];
  let from = html;
  for (let match = MARKS.exec(from); match; match = MARKS.exec(from)) {
    const [mark] = match;
    parts.push(Buffer.from(from.slice(0, match.index)));
    holes.push(mark === NONCE ? 'nonce' : mark === HOLE ? 'json' : 'html');
    from = from.slice(match.index + mark.length);
  }
  const last = Buffer.from(from);
  if (last.includes(TOKEN) || parts.some((part) => part.includes(TOKEN))) return undefined;
  return (values) =>
    Buffer.concat([
      ...parts.flatMap((part, index) => [part, Buffer.from(values[holes[index] as 'nonce' | 'html' | 'json'])]),
      last,
    ]);
}
