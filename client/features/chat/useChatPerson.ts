import { useApp } from '#client/context/useApp.ts';
import type { ChatPerson } from '#client/stores/chat.store.ts';
import type { Account } from '#client/stores/session.store.ts';
import { languageOf } from '#shared/locales.ts';

/** A getter, so that the person is current at the time of the call. */
export function useChatPerson(): () => ChatPerson {
  const { stores, locale } = useApp();
  return () => ({
    player: playerOf(stores.session.account),
    locale: languageOf(locale),
    page: window.location.pathname,
  });
}

function playerOf(account: Account | null): ChatPerson['player'] {
  return account && { uid: account.uid, login: account.login, name: account.fakename || account.login };
}
