import type { Insertions } from '#server/render/HtmlSink.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { isSensitivePath } from '#shared/url/isSensitivePath.ts';
import { themeStyle } from './themeStyle.ts';
import { NONCE_MARK, tidyMarkup } from './tidyMarkup.ts';

interface Entry {
  isEnabled: boolean;
  position: 'head' | 'bodyStart' | 'bodyEnd';
  code: string;
}

/** The operator's switch, and where refusals are reported. */
export interface CustomCodeOptions {
  /** False with CUSTOM_CODE=off: no page has custom code; the theme's colours stay. */
  isOn: boolean;
  /** Called once per entry that is left out: too large, not safely embeddable, or not a theme colour. */
  onRefused: (reason: 'size' | 'form' | 'theme', beginning: string) => void;
}

/** Custom code of the operator. */
export interface CustomCode {
  /** The operator's code and colours for one page with the answer's nonce; undefined for none. `path`: without the locale. */
  insertionsFor(content: ContentSource, path: string, nonce: string): Promise<Insertions | undefined>;
}

/** Bytes per entry; a tag manager's snippet has 600. */
const MAX_BYTES = 64 * 1_024;
/** Remembered entries; an operator has a handful. */
const MAX_ENTRIES = 100;

/**
 * Reads the operator's code for pages: from the site settings, then from the common settings, in their order. Sensitive pages get
 * none of it.
 */
export function createCustomCode({ isOn, onRefused }: CustomCodeOptions): CustomCode {
  const tidied = new Map<string, string>();
  const refusedThemes = new Set<string>();

  function tidy({ code, position }: Entry): string {
    const key = `${position} ${code}`;
    const tidy = tidied.get(key);
    if (tidy !== undefined) return tidy;
    const isTooLarge = Buffer.byteLength(code) > MAX_BYTES;
    const markup = isTooLarge ? null : tidyMarkup(code, position === 'head' ? 'head' : 'body');
    if (markup === null) onRefused(isTooLarge ? 'size' : 'form', code.slice(0, 80));
    // React hydration skips an element that React never renders.
    const whole = !markup || position === 'head' ? (markup ?? '') : `<custom-code>${markup}</custom-code>`;
    if (tidied.size >= MAX_ENTRIES) tidied.clear();
    tidied.set(key, whole);
    return whole;
  }

  function refuseTheme(entry: string): void {
    if (refusedThemes.has(entry)) return;
    if (refusedThemes.size >= MAX_ENTRIES) refusedThemes.clear();
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
