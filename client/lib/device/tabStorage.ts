import { createSafeStorage } from './createSafeStorage.ts';

/** What the site stores for this tab (sessionStorage). Keys: shared/keys. */
export const tabStorage = createSafeStorage(() => sessionStorage);
