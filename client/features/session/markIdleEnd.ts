import { idleEndKey } from '../../../shared/keys/idleEndKey.ts';

/** The sign-in of this tab will say why the session has ended. */
export function markIdleEnd(): void {
  try {
    sessionStorage.setItem(idleEndKey, '1');
  } catch {
    // Then it says nothing.
  }
}
