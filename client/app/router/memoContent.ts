import type { ContentSource } from '#shared/content/ContentSource.ts';

/**
 * A ContentSource for one navigation in the browser: the same read (collection, locale, filters) is made once, and its outcome is shared by
 * everyone who asks; do not change what it resolves to. Each read is a request, of which the browser's cache takes away the network alone. A
 * read with a signal other than the navigation's is not shared: its caller may abort it.
 */
export function memoContent(content: ContentSource, signal: AbortSignal): ContentSource {
  const reads = new Map<string, Promise<unknown>>();
  return ((name, options) => {
    if (options?.signal && options.signal !== signal) return content(name, options);
    const key = JSON.stringify([name, options?.locale, options?.filters]);
    const pending = reads.get(key) ?? content(name, options);
    reads.set(key, pending);
    return pending;
  }) as ContentSource;
}
