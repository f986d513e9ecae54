import { useApp } from '#client/context/useApp.ts';
import { setStorage } from '#shared/api/account/storage.contract.ts';
import { storeChatEvent } from '#shared/api/site/freshChat.contract.ts';
import type { ChatEvents } from './ChatVendor.ts';
import { RESTORE_ID_KEY } from './readRestoreId.ts';

/** Handles the vendor's events: the count on the badge, the focus, the platform's record. */
export function useChatEvents(): ChatEvents {
  const { call, stores } = useApp();
  const { chat, session } = stores;
  const ignore = () => undefined;
  return {
    onOpen: () => chat.setUnread(0),
    onClose: returnFocus,
    onUnread: (count) => chat.setUnread(count),
    onMissed: () => chat.setUnread(chat.unread + 1),
    onMessage: (message) => void call(storeChatEvent, message).catch(ignore),
    onRestoreId: (value) => {
      if (session.isPlayer) void call(setStorage, { key: RESTORE_ID_KEY, value }).catch(ignore);
    },
  };
}

/** Returns the focus to the button that opened the chat, unless the focus is elsewhere already. */
function returnFocus(): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.tagName === 'IFRAME';
  if (isLost || !activeElement.isConnected || !activeElement.closest('main, header, footer, dialog'))
    document.querySelector<HTMLElement>('[data-chat]')?.focus();
}
