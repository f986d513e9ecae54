import { phraseKey } from './phraseKey.ts';

/** For the second step of the next sign-in on this device; null: there is none any more. Another site cannot read it, and that is the point. */
export async function rememberPhrase(login: string, phrase: string | null): Promise<void> {
  try {
    const key = await phraseKey(login);
    if (phrase === null) localStorage.removeItem(key);
    else localStorage.setItem(key, phrase);
  } catch {
    // Without storage the step is shown without it.
  }
}
