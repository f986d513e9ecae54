import type { HydrationState } from 'react-router';
import type { StoresState } from '../stores/StoresState.ts';

/** What the server writes into the page and the browser starts from. */
export interface ClientState {
  router: HydrationState;
  stores: StoresState;
  buildId: string;
}

declare global {
  interface Window {
    __croupier?: ClientState;
  }
}
