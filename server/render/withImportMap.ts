import type { Insertions } from './HtmlSink.ts';

const NOTHING: Insertions = { head: '', bodyStart: '', bodyEnd: '' };

/**
 * Puts an import map into the head of a page, before any module is requested. `map`: its JSON; undefined leaves the insertions unchanged.
 */
export function withImportMap(
  insertions: Insertions | undefined,
  map: string | undefined,
  nonce: string,
): Insertions | undefined {
  if (map === undefined) return insertions;
  const { head, ...rest } = insertions ?? NOTHING;
  return { ...rest, head: `<script type="importmap" nonce="${nonce}">${map}</script>${head}` };
}
