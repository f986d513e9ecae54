import type { ContentSource } from '../../../shared/content/ContentSource.ts';
import { isSensitivePath } from '../../../shared/url/isSensitivePath.ts';
import type { Insertions } from '../HtmlSink.ts';
import { themeStyle } from './themeStyle.ts';
import { NONCE_MARK, tidyMarkup } from './tidyMarkup.ts';

interface Entry {
  isEnabled: boolean;
  position: 'head' | 'bodyStart' | 'bodyEnd';
  code: string;
}

export interface CustomCodeOptions {
  /** CUSTOM_CODE=off takes all of it off every page; the theme's colours stay. */
  isOn: boolean;
  /** An entry is left out: it is too large, no page can hold it, or it is no colour of a theme. Told once an entry. */
  onRefused: (reason: 'size' | 'form' | 'theme', beginning: string) => void;
}

export interface CustomCode {
  /** The operator's code and colours for one page, under the nonce of its answer. `path`: without the locale. */
  insertionsFor(content: ContentSource, path: string, nonce: string): Promise<Insertions | undefined>;
}

/** Bytes of one entry; a tag manager's has 600. */
const MAX_BYTES = 64 * 1_024;
/** Entries that were tidied and are remembered; an operator has a handful. */
const MAX_KEPT = 100;

/** The operator's code on the pages: of the site settings and of the common settings, in the order given. */
export function createCustomCode({ isOn, onRefused }: CustomCodeOptions): CustomCode {
  const tidied = new Map<string, string>();
  const refusedThemes = new Set<string>();

  function tidy({ code, position }: Entry): string {
    const key = `${position} ${code}`;
    const known = tidied.get(key);
    if (known !== undefined) return known;
    const isTooLarge = Buffer.byteLength(code) > MAX_BYTES;
    const markup = isTooLarge ? null : tidyMarkup(code, position === 'head' ? 'head' : 'body');
    if (markup === null) onRefused(isTooLarge ? 'size' : 'form', code.slice(0, 80));
    // An element that React never draws: it passes over it when it takes the page over.
    const whole = !markup || position === 'head' ? (markup ?? '') : `<custom-code>${markup}</custom-code>`;
    if (tidied.size >= MAX_KEPT) tidied.clear();
    tidied.set(key, whole);
    return whole;
  }

  function refuseTheme(entry: string): void {
    if (refusedThemes.has(entry)) return;
    if (refusedThemes.size >= MAX_KEPT) refusedThemes.clear();
    refusedThemes.add(entry);
    onRefused('theme', entry.slice(0, 80));
  }

  return {
    async insertionsFor(content, path, nonce) {
      const [site, common] = await Promise.all([content('prazer-config'), content('common')]);
      const isOpen = isOn && !isSensitivePath(path);
      const entries = isOpen ? [...site.customCode, ...common.customCode].filter(({ isEnabled }) => isEnabled) : [];
      const theme = themeStyle(site.theme, nonce, refuseTheme);
      if (theme === '' && entries.length === 0) return undefined;
      const of = (position: Entry['position']) =>
        entries
          .filter((entry) => entry.position === position)
          .map(tidy)
          .join('')
          .replaceAll(NONCE_MARK, nonce);
      return { head: theme + of('head'), bodyStart: of('bodyStart'), bodyEnd: of('bodyEnd') };
    },
  };
}
