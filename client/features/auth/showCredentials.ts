import { type Credentials, unsavedCredentials } from '../../lib/visitor/unsavedCredentials.ts';
import type { Stores } from '../../stores/createStores.ts';

/** Shows what one click made up until the player has saved it; a reload shows it again (UnsavedCredentials). */
export async function showCredentials(dialogs: Stores['dialogs'], credentials: Credentials): Promise<void> {
  unsavedCredentials.store(credentials);
  const { login, password } = credentials;
  if ((await dialogs.open('credentials', { login, password })) === 'saved') unsavedCredentials.remove();
}
