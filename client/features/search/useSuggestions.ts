import { useEffect, useState } from 'react';
import { useApp } from '../../context/useApp.ts';

export interface Suggestions {
  /** Characters from which on a search makes sense. */
  minLength: number;
  words: readonly string[];
}

/** What the operator suggests to look for. Without them the search works the same. */
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
