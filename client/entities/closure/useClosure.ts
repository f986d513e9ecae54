import { useApp } from '#client/context/useApp.ts';
import { useMessages } from '#client/i18n/useMessages.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import { closureOfBan } from '#shared/closure/closureOfBan.ts';

/** Why the account of this visitor is closed to play; null: it is not. `hasTexts`: the messages `closed.*` are loaded. */
export function useClosure(): { closure: Closure | null; hasTexts: boolean } {
  const { intl } = useApp();
  const { fatal } = useFacts('session');
  const closure = fatal?.kind === 'closed' ? (closureOfBan(fatal.banType) ?? 'age') : null;
  const isLoaded = useMessages(closure && 'closed');
  // A page that begins closed has the messages from its first render, on the server and in the browser.
  return { closure, hasTexts: isLoaded || intl.has('closed.title.age') };
}
