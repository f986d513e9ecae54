import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';

export interface Suggestions {
  /** Minimum length of a search text. */
  minLength: number;
  words: readonly string[];
}

/** The operator's suggestions; the search works without them. */
export function useSuggestions(): Suggestions {
  const { content } = useApp();
  const [suggestions, setSuggestions] = useState<Suggestions>({ minLength: 2, words: [] });
  useEffect(() => {
    const abort = new AbortController();
    content('search-config', { signal: abort.signal }).then(
      ({ minLength, suggestions: words }) => setSuggestions({ minLength, words }),
      () => undefined,
    );
    return () => abort.abort();
  }, [content]);
  return suggestions;
}
