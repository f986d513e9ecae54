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
  buildId: string;
}

declare global {
  interface Window {
    __croupier?: ClientState;
  }
}
