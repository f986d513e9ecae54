import { storeChatEvent } from '../../../shared/api/site/freshChat.contract.ts';
import { setStorage } from '../../../shared/api/account/storage.contract.ts';
import { useApp } from '../../context/useApp.ts';
import type { ChatEvents } from './ChatVendor.ts';
import { RESTORE_ID_KEY } from './readRestoreId.ts';

/** What becomes of what the vendor tells: the count on the badge, the focus, the platform's own record. */
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

/** Whoever closed the chat by keyboard goes on at the button that opened it; a focus that is elsewhere already stays there. */
function returnFocus(): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.tagName === 'IFRAME';
  if (isLost || !activeElement.isConnected || !activeElement.closest('main, header, footer, dialog'))
    document.querySelector<HTMLElement>('[data-chat]')?.focus();
}
