import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { type Article, articlesOf } from './articles.ts';

/** Articles for the search, loaded once something is typed; empty until then and on failure. */
export function useArticles(isWanted: boolean): readonly Article[] {
  const { content } = useApp();
  const [articles, setArticles] = useState<readonly Article[]>([]);
  const isKnown = articles.length > 0;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const abort = new AbortController();
    content('pages', { signal: abort.signal }).then(
      (pages) => setArticles(articlesOf(pages)),
      () => undefined,
    );
    return () => abort.abort();
  }, [content, isWanted, isKnown]);
  return articles;
}
