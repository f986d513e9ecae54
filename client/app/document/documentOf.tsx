import { type ReactElement, StrictMode } from 'react';
import { PageTree } from '#client/app/router/PageTree.tsx';
import { ReadyContextsContext } from '#client/app/useContextFor.ts';
import { PreludeContext } from '#client/context/PreludeContext.ts';
import { type DocumentAssets, DocumentAssetsContext } from '#client/lib/DocumentAssets.ts';
import { StoresContext } from '#client/stores/StoresContext.ts';
import { ContentHoleContext } from './ContentHoleContext.ts';
import type { LoadedDocument } from './LoadedDocument.ts';

/**
 * The whole document of a loaded page, as an element. `holes`: `open` for a prelude, whose holes wait for ever; `filled` to continue one.
 */
export function documentOf(
  { page, stores, contexts, fonts }: Pick<LoadedDocument, 'page' | 'stores' | 'contexts' | 'fonts'>,
  assets: DocumentAssets,
  holes?: 'open' | 'filled',
): ReactElement {
  return (
    <StrictMode>
      <PreludeContext value={holes === 'open'}>
        <ContentHoleContext value={holes}>
          <DocumentAssetsContext value={{ ...assets, fonts }}>
            <StoresContext value={stores}>
              <ReadyContextsContext value={{ ready: (locale) => contexts[locale] }}>
                <PageTree state={page} />
              </ReadyContextsContext>
            </StoresContext>
          </DocumentAssetsContext>
        </ContentHoleContext>
      </PreludeContext>
    </StrictMode>
  );
}
