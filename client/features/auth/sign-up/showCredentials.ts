import { type Credentials, unsavedCredentials } from '#client/lib/visitor/unsavedCredentials.ts';
import type { Stores } from '#client/stores/createStores.ts';

/** Shows credentials that one-click registration generated; stored until the player has saved them, for a reload (UnsavedCredentials). */
export async function showCredentials(dialogs: Stores['dialogs'], credentials: Credentials): Promise<void> {
  unsavedCredentials.store(credentials);
  const { login, password } = credentials;
  if ((await dialogs.open('credentials', { login, password })) === 'saved') unsavedCredentials.remove();
}
