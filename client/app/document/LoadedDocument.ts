import type { ClientState } from '#client/app/ClientState.ts';
import type { PageState } from '#client/app/router/PageState.ts';
import type { AppContext } from '#client/context/AppContext.ts';
import type { Stores } from '#client/stores/createStores.ts';
import type { StoresState } from '#client/stores/StoresState.ts';
import type { Language } from '#shared/locales.ts';
import type { CallWatch } from './createCallWatch.ts';

/** A page with its data, before React renders it. */
export interface LoadedDocument {
  kind: 'page';
  status: number;
  /** The pattern that matched, for logs and metrics. */
  route: string;
  /** Files of the matched page and of its messages, by their names in the manifest. */
  sources: string[];
  /** Of a prelude it has no stores but the general one: each answer has the others. */
  state: Omit<ClientState, 'stores' | 'buildId' | 'localeCookie' | 'gameOrigin'> & { stores: Partial<StoresState> };
  page: PageState;
  contexts: Record<Language, AppContext>;
  stores: Stores;
  /** Fonts to preload. */
  fonts: readonly string[];
  /** The platform reports maintenance: no cached page may replace this one. */
  isMaintenance: boolean;
  /** The loader reports an arbitrary address as not cacheable (LoaderArgs). */
  isUncacheable: boolean;
  calls: CallWatch;
}
