import type { StoresState } from '#client/stores/StoresState.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';
import type { Failure } from './router/PageState.ts';

/** State that the server writes into the page and the browser starts from. */
export interface ClientState {
  router: {
    /** Data of the loaders; a deferred section is a promise at the top level of its part. */
    loaderData: { root?: object; page?: object };
    failure: Failure | null;
  };
  stores: StoresState;
  /** The script the visitor chose, if not the default one (inScript). */
  script?: string | undefined;
  /** The brand of the host, if not that of the build. */
  brand?: PageBrand | undefined;
  buildId: string;
  /** The operator's name for the language cookie, if not the default one. */
  localeCookie?: string | undefined;
  /** Origin of game documents, if not the site's own. */
  gameOrigin?: string | undefined;
  /** The pattern of the shown page, for reports of errors; set by the entry. */
  route?: () => string;
}

declare global {
  interface Window {
    __croupier?: ClientState;
    /** The start of the entry. The first script of the page (server/render/startScript) handles its failure. */
    __started?: Promise<void>;
  }
}
