import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { phraseKey } from './phraseKey.ts';

/** Stores the phrase for the second step of sign-in on this device; null removes it. A phishing site cannot read this origin's storage. */
export async function rememberPhrase(login: string, phrase: string | null): Promise<void> {
  try {
    const key = await phraseKey(login);
    if (phrase === null) deviceStorage.remove(key);
    else deviceStorage.write(key, phrase);
  } catch {
    // Without storage the step does not show the phrase.
  }
}
