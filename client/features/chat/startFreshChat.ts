import type { ChatMessage, ChatStart, ChatVendor } from './ChatVendor.ts';
import { contactFields } from './contactFields.ts';
import { createReadySignal } from './createReadySignal.ts';

interface FreshWidget {
  init(config: object): void;
  on(event: string, listener: (event?: FreshEvent) => void): void;
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

interface FreshEvent {
  count?: number;
  data?: FreshMessage & { message?: FreshMessage; restoreId?: string };
}

export interface FreshWindow {
  fcWidget?: FreshWidget;
}

const HOST = 'https://wchat.freshchat.com';

/** Freshchat: call `init` after the script has loaded; the restore id gives a returning player their conversations. */
export function startFreshChat(window: FreshWindow, { provider, person, restoreId, events }: ChatStart): ChatVendor {
  const host = provider.host ?? HOST;
  const { player } = person;
  return {
    scripts: [`${host}/js/widget.js`],
    elements: '#fc_frame',
    async whenLoaded() {
      const widget = window.fcWidget;
      if (!widget) throw new Error('The script of Freshchat brought no fcWidget');
      const { ready, markReady } = createReadySignal();
      widget.on('widget:loaded', markReady);
      widget.on('widget:opened', events.onOpen);
      widget.on('widget:closed', events.onClose);
      widget.on('unreadCount:notify', (event) => events.onUnread(event?.count ?? 0));
      widget.on('user:created', (event) => {
        if (event?.data?.restoreId) events.onRestoreId(event.data.restoreId);
      });
      widget.on('message:sent', (event) => events.onMessage(messageOf(event, 'sent')));
      widget.on('message:received', (event) => events.onMessage(messageOf(event, 'received')));
      widget.init({
        token: provider.id,
        host,
        locale: person.locale,
        ...(player ? { externalId: String(player.uid) } : {}),
        ...(player && restoreId ? { restoreId } : {}),
        // The site shows its own badge.
        config: { headerProperty: { hideChatButton: true } },
      });
      await ready;
    },
    identify({ player: writer, locale, page }) {
      // A guest who signs in keeps the conversation.
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
      // Before destroy: a destroyed widget cannot clear.
      await window.fcWidget?.user.clear();
      window.fcWidget?.destroy();
    },
  };
}

/** Reads both shapes of a message event. A picture has no text, but its event is reported, too. */
function messageOf(report: FreshEvent | undefined, event: ChatMessage['event']): ChatMessage {
  const message = report?.data?.message ?? report?.data ?? {};
  const fragments = (message.messageFragments ?? []).map(({ content }) => (typeof content === 'string' ? content : ''));
  return {
    channel_id: String(message.channelId ?? ''),
    conversation_id: String(message.conversationId ?? ''),
    text: message.text ?? fragments.filter(Boolean).join('\n'),
    event,
  };
}
