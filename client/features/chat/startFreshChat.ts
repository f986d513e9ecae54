import type { ChatMessage, ChatStart, ChatVendor } from './ChatVendor.ts';
import { contactFields } from './contactFields.ts';
import { createReadiness } from './createReadiness.ts';

interface FreshWidget {
  init(config: object): void;
  on(event: string, listener: (told?: FreshTold) => void): void;
  open(): void;
  close(): void;
  setExternalId?(id: string): void;
  destroy(): void;
  user: { setProperties(properties: object): unknown; clear(): Promise<unknown> | undefined };
}

interface FreshMessage {
  channelId?: string | number;
  conversationId?: string | number;
  messageFragments?: readonly { content?: unknown }[];
  text?: string;
}

interface FreshTold {
  count?: number;
  data?: FreshMessage & { message?: FreshMessage; restoreId?: string };
}

export interface FreshWindow {
  fcWidget?: FreshWidget;
}

const HOST = 'https://wchat.freshchat.com';

/** Freshchat: its object comes with the script and is started by hand; a returning player's conversations come back by the restore id. */
export function startFreshChat(window: FreshWindow, { provider, person, restoreId, events }: ChatStart): ChatVendor {
  const host = provider.host ?? HOST;
  const { player } = person;
  return {
    scripts: [`${host}/js/widget.js`],
    elements: '#fc_frame',
    async whenLoaded() {
      const widget = window.fcWidget;
      if (!widget) throw new Error('The script of Freshchat brought no fcWidget');
      const { ready, tell } = createReadiness();
      widget.on('widget:loaded', tell);
      widget.on('widget:opened', events.onOpen);
      widget.on('widget:closed', events.onClose);
      widget.on('unreadCount:notify', (told) => events.onUnread(told?.count ?? 0));
      widget.on('user:created', (told) => {
        if (told?.data?.restoreId) events.onRestoreId(told.data.restoreId);
      });
      widget.on('message:sent', (told) => events.onMessage(messageOf(told, 'sent')));
      widget.on('message:received', (told) => events.onMessage(messageOf(told, 'received')));
      widget.init({
        token: provider.id,
        host,
        locale: person.locale,
        ...(player ? { externalId: String(player.uid) } : {}),
        ...(player && restoreId ? { restoreId } : {}),
        // The badge is ours.
        config: { headerProperty: { hideChatButton: true } },
      });
      await ready;
    },
    identify({ player: writer, locale, page }) {
      // Who signs in while the chat is there takes what was said along.
      if (writer && !player) window.fcWidget?.setExternalId?.(String(writer.uid));
      window.fcWidget?.user.setProperties({
        ...(writer
          ? { firstName: writer.name, ...contactFields(writer.login), uid: String(writer.uid), login: writer.login }
          : {}),
        locale,
        page,
      });
    },
    open: () => window.fcWidget?.open(),
    hide: () => window.fcWidget?.close(),
    async forget() {
      // Cleared while it is there: a destroyed widget clears nothing.
      await window.fcWidget?.user.clear();
      window.fcWidget?.destroy();
    },
  };
}

/** Both shapes in which the vendor tells of a message; a picture has no text, and its event is passed on all the same. */
function messageOf(told: FreshTold | undefined, event: ChatMessage['event']): ChatMessage {
  const message = told?.data?.message ?? told?.data ?? {};
  const fragments = (message.messageFragments ?? []).map(({ content }) => (typeof content === 'string' ? content : ''));
  return {
    channel_id: String(message.channelId ?? ''),
    conversation_id: String(message.conversationId ?? ''),
    text: message.text ?? fragments.filter(Boolean).join('\n'),
    event,
  };
}
