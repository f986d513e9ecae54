import type { PageLine } from '#client/app/page.ts';
import type { Language } from '#shared/locales.ts';

/** The page of an address; without a `line` the site has no such page. */
export interface PageMatch {
  locale: Language;
  line: PageLine | undefined;
  params: Readonly<Record<string, string | undefined>>;
}
