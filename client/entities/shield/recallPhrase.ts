import { phraseKey } from './phraseKey.ts';

/** The phrase stored on this device for a login, or null. */
export async function recallPhrase(login: string): Promise<string | null> {
  try {
    return localStorage.getItem(await phraseKey(login));
  } catch {
    return null;
  }
}
