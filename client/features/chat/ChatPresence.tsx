import { useEffect, useEffectEvent } from 'react';
import { subscribe } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { stripLocale } from '#shared/locales.ts';
import { allowsChat } from '#shared/support/allowsChat.ts';
import { useChatPerson } from './useChatPerson.ts';

/** Synchronizes an opened chat with the site: the player, the language, and the pages on which it is visible. */
export function ChatPresence() {
  const { stores, locale } = useApp();
  const { pathname } = useLocation();
  const personOf = useChatPerson();

  const meet = useEffectEvent((uid: number | undefined) => {
    const { chat, session } = stores;
    if (uid !== undefined && uid !== session.account?.uid) {
      const { live } = chat;
      chat.ended();
      void live?.forget().catch(() => undefined);
    } else chat.live?.identify(personOf());
  });

  useEffect(() => {
    let uid = stores.session.account?.uid;
    // Synchronous, because signing out loads another document at once.
    return subscribe(
      stores.session,
      () => {
        if (uid === stores.session.account?.uid) return;
        meet(uid);
        uid = stores.session.account?.uid;
      },
      true,
    );
  }, [stores]);

  useEffect(() => meet(stores.session.account?.uid), [locale, stores]);

  useEffect(() => stores.chat.live?.setVisible(allowsChat(stripLocale(pathname))), [pathname, stores]);
  return null;
}
