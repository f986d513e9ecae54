import type { Insertions } from '#server/render/HtmlSink.ts';
import { withSaverBar } from '#server/render/lean/withSaverBar.ts';
import { withImportMap } from '#server/render/withImportMap.ts';
import { paths } from '#shared/url/paths.ts';
import type { PageAnswer } from './PageAnswer.ts';

/**
 * What is inserted into a visitor's document with its nonce: the operator's code, the import map, the bar of who saves data, and the note
 * about an old session. `status`: of the page.
 */
export async function insertionsFor(
  { options, context, oldSession }: PageAnswer,
  status: number,
  nonce: string,
): Promise<Insertions | undefined> {
  const { customCode, content, renderer, addInsertions } = options;
  const { locale, pageLocale, path, savesData, script } = context;
  const code = await customCode.insertionsFor(content(locale, context), path, nonce);
  const inserted = withImportMap(code, renderer.assets.importMap(script), nonce);
  // A 404 address is not worth returning to, and would make each such page different.
  const from = status === 404 ? paths.home.build() : path;
  const all = savesData ? withSaverBar(inserted, { locale: pageLocale, path: from, nonce }) : inserted;
  const told = oldSession?.add ? oldSession.add(all, { locale: pageLocale, nonce }) : all;
  return addInsertions ? addInsertions(told, nonce) : told;
}
