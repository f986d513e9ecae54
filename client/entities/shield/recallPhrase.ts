import { phraseKey } from './phraseKey.ts';

/** The phrase that this device has seen with this login; null: none. */
export async function recallPhrase(login: string): Promise<string | null> {
  try {
    return localStorage.getItem(await phraseKey(login));
  } catch {
    return null;
  }
}
