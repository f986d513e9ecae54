import { useEffect, useState } from 'react';
import { useApp } from '../../context/useApp.ts';
import { type Article, articlesOf } from './articles.ts';

/** The written pages for the search, fetched when something is typed; without them the questions are still searched. */
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
