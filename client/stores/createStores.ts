import { createBalancesStore } from './balances.store.ts';
import { createCareStore } from './care/createCareStore.ts';
import { createChatStore } from './chat.store.ts';
import { createDialogsStore } from './dialogs.store.ts';
import { createGeneralStore } from './general.store.ts';
import { createLikesStore } from './likes.store.ts';
import { createProfileStore } from './profile.store.ts';
import type { StoresState } from './StoresState.ts';
import { createSessionStore } from './session.store.ts';
import { createToastsStore } from './toasts.store.ts';
import { createTrackerStore } from './tracker.store.ts';

/** The app-wide stores. Created once per request on the server and once per document in the browser; never at module level. */
export function createStores(initial: Partial<StoresState> = {}) {
  return {
    session: createSessionStore(initial.session),
    balances: createBalancesStore(initial.balances),
    likes: createLikesStore(initial.likes),
    general: createGeneralStore(initial.general),
    profile: createProfileStore(),
    toasts: createToastsStore(),
    dialogs: createDialogsStore(),
    tracker: createTrackerStore(),
    chat: createChatStore(),
    care: createCareStore(),
  };
}

export type Stores = ReturnType<typeof createStores>;

declare module '../context/AppContext.ts' {
  interface AppStores extends Stores {}
}
