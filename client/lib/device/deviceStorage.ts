import { createSafeStorage } from './createSafeStorage.ts';

/** What the site stores on this device, for all tabs (localStorage). Keys: shared/keys. */
export const deviceStorage = createSafeStorage(() => localStorage);
