import type { ContentSource } from '../../../shared/content/ContentSource.ts';
import { paths } from '../../../shared/paths.ts';
import type { Insertions } from '../HtmlSink.ts';
import { NONCE_MARK, tidyMarkup } from './tidyMarkup.ts';

interface Entry {
  isEnabled: boolean;
  position: 'head' | 'bodyStart' | 'bodyEnd';
  code: string;
}

export interface CustomCodeOptions {
  /** CUSTOM_CODE=off takes all of it off every page. */
  isOn: boolean;
  /** An entry is left out: it is too large, or no page can hold it. Told once an entry. */
  onRefused: (reason: 'size' | 'form', beginning: string) => void;
}

export interface CustomCode {
  /** The operator's code for one page, under the nonce of its answer. `path`: without the locale. */
  insertionsFor(content: ContentSource, path: string, nonce: string): Promise<Insertions | undefined>;
}

/** Bytes of one entry; a tag manager's has 600. */
const MOST_BYTES = 64 * 1_024;
/** Entries that were tidied and are remembered; an operator has a handful. */
const MOST_KEPT = 100;

/** Cards and documents of identity are typed there: nobody else's code may read along. */
const closed = [paths.cashier.build(), paths.profileVerification.build()];

/** The operator's code on the pages: of the site settings and of the common settings, in the order given. */
export function createCustomCode({ isOn, onRefused }: CustomCodeOptions): CustomCode {
  const tidied = new Map<string, string>();

  function tidy({ code, position }: Entry): string {
    const key = `${position} ${code}`;
    const known = tidied.get(key);
    if (known !== undefined) return known;
    const isTooLarge = Buffer.byteLength(code) > MOST_BYTES;
    const markup = isTooLarge ? null : tidyMarkup(code, position === 'head' ? 'head' : 'body');
    if (markup === null) onRefused(isTooLarge ? 'size' : 'form', code.slice(0, 80));
    // An element that React never draws: it passes over it when it takes the page over.
    const whole = !markup || position === 'head' ? (markup ?? '') : `<custom-code>${markup}</custom-code>`;
    if (tidied.size >= MOST_KEPT) tidied.clear();
    tidied.set(key, whole);
    return whole;
  }

  return {
    async insertionsFor(content, path, nonce) {
      if (!isOn || closed.some((start) => path === start || path.startsWith(`${start}/`))) return undefined;
      const [site, common] = await Promise.all([content('prazer-config'), content('common')]);
      const entries = [...site.customCode, ...common.customCode].filter(({ isEnabled }) => isEnabled);
      if (entries.length === 0) return undefined;
      const of = (position: Entry['position']) =>
        entries
          .filter((entry) => entry.position === position)
          .map(tidy)
          .join('')
          .replaceAll(NONCE_MARK, nonce);
      return { head: of('head'), bodyStart: of('bodyStart'), bodyEnd: of('bodyEnd') };
    },
  };
}
