import { stripLocale } from '#shared/locales.ts';

const segmentOf = (pattern: string) => pattern.split(/[/?#]/, 2)[1] ?? '';

/** Whether an address has a page, judged by its first segment. `served`: patterns of the route table; `reserved`: of the whole product. */
export function createHasPage(served: readonly string[], reserved: readonly string[]): (url: string) => boolean {
  const here = new Set(served.map(segmentOf));
  const ours = new Set(reserved.map(segmentOf));
  return (url) => {
    const segment = segmentOf(stripLocale(url));
    return !url.startsWith('/') || here.has(segment) || !ours.has(segment);
  };
}
