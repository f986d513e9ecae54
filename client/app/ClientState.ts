import type { StoresState } from '../stores/StoresState.ts';
import type { Failure } from './router/PageState.ts';

/** What the server writes into the page and the browser starts from. */
export interface ClientState {
  router: {
    /** What the loaders gave; a deferred section is a promise at the top level of its part. */
    loaderData: { root?: object; page?: object };
    failure: Failure | null;
  };
  stores: StoresState;
  /** The letters the visitor chose, where these are not the usual ones (inScript). */
  script?: string | undefined;
  buildId: string;
  /** The operator's name for the cookie of the language, where it is not the usual one. */
  localeCookie?: string | undefined;
  /** Where the documents of games are, where that is not the site's own origin. */
  gameOrigin?: string | undefined;
}

declare global {
  interface Window {
    __croupier?: ClientState;
  }
}
