import { savesData } from '#client/lib/visitor/savesData.ts';
import type { ContentFilters, ContentSource } from '#shared/content/ContentSource.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import type { Language } from '#shared/locales.ts';
import { contentFor } from './contentFor.ts';

function filterQuery(filters: ContentFilters): [string, string][] {
  return Object.entries(filters).flatMap(([field, conditions]) =>
    Object.entries(conditions).map(([operator, value]): [string, string] => [
      `filters[${field}][${operator}]`,
      String(value),
    ]),
  );
}

/** Reads collections through our server, which has validated them and filled in defaults. */
export function createBrowserContent(fetch: typeof window.fetch, pageLocale: Language, script?: string): ContentSource {
  const source: ContentSource = async (name, { locale = pageLocale, filters = {}, signal } = {}) => {
    const scriptQuery = script ? [[scriptKey, script]] : [];
    const query = new URLSearchParams([['locale', locale], ...scriptQuery, ...filterQuery(filters)]);
    const response = await fetch(`/content/${name}?${query}`, {
      ...(signal ? { signal } : {}),
      headers: { Accept: 'application/json' },
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new AppError('InternalServerErrorException', { status: 502, message: `content ${name}: no answer`, cause });
    });
    if (!response.ok)
      throw new AppError('InternalServerErrorException', {
        status: 503,
        message: `content ${name}: HTTP ${response.status}`,
      });
    const { data } = (await response.json()) as { data: never };
    return data;
  };
  // As the server decided for the document, from which the page began.
  const takesAvif = document.documentElement.dataset['webp'] === undefined;
  return contentFor(source, { savesData: savesData(), takesAvif });
}
