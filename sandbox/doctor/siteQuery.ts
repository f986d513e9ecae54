import qs from 'qs';

/** Which site of a content service is meant. */
export interface SiteOfContent {
  /** CONTENT_QUERY. */
  query?: string | undefined;
  /** CONTENT_LOCALES: pairs such as `uz=uz-UZ`. */
  locales?: readonly string[] | undefined;
}

/** The query of a collection as the site sends it. */
export function siteQuery(
  question: Readonly<Record<string, unknown>> & { locale: string },
  { query, locales = [] }: SiteOfContent,
): string {
  const names = new Map(locales.map((pair) => pair.split('=', 2) as [string, string]));
  const { locale } = question;
  const search = qs.stringify(
    { ...question, locale: names.get(locale) ?? locale },
    { encodeValuesOnly: true, arrayFormat: 'indices' },
  );
  return query === undefined ? search : `${search}&${query}`;
}
