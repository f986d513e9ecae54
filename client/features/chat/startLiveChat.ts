import type { ChatStart, ChatVendor } from './ChatVendor.ts';
import { contactFields } from './contactFields.ts';
import { createReadySignal } from './createReadySignal.ts';

type Order = [verb: string, args: unknown[]];

interface LiveChatApi {
  on(event: string, listener: (event: LiveChatEvent) => void): void;
  call(name: string, ...args: unknown[]): void;
}

/** Before the script has loaded: calls wait in `_q` until the script sets `_h`. */
interface LiveChatQueue extends LiveChatApi {
  _q: Order[];
  _h: ((...order: Order) => unknown) | null;
  _v: string;
  get(name: string): unknown;
}

interface LiveChatEvent {
  visibility?: 'maximized' | 'minimized' | 'hidden';
  type?: string;
  author?: { type?: string };
}

export interface LiveChatWindow {
  __lc?: { license?: number; asyncInit?: boolean };
  LiveChatWidget?: LiveChatApi;
}

/** LiveChat: needs a licence; calls may be made before the script has loaded. Its bubble is hidden, as the site shows its own badge. */
export function startLiveChat(window: LiveChatWindow, { provider, events }: ChatStart): ChatVendor {
  const { ready, markReady } = createReadySignal();
  let isOpen = false;
  window.__lc = { ...window.__lc, license: Number(provider.id), asyncInit: true };
  window.LiveChatWidget = createQueue();
  const call = (name: string, ...args: unknown[]) => window.LiveChatWidget?.call(name, ...args);
  window.LiveChatWidget.on('ready', markReady);
  window.LiveChatWidget.on('visibility_changed', ({ visibility }) => {
    const wasOpen = isOpen;
    isOpen = visibility === 'maximized';
    if (isOpen) events.onOpen();
    else if (wasOpen) events.onClose();
    if (visibility === 'minimized') call('hide');
  });
  window.LiveChatWidget.on('new_event', ({ author }) => {
    if (!isOpen && author?.type === 'agent') events.onMissed();
  });
  return {
    scripts: ['https://cdn.livechatinc.com/tracking.js'],
    elements: '#chat-widget-container',
    whenLoaded: () => ready,
    identify({ player, locale, page }) {
      if (player) {
        call('set_customer_name', player.name);
        const { email } = contactFields(player.login);
        if (email) call('set_customer_email', email);
      }
      call('update_session_variables', {
        ...(player ? { uid: String(player.uid), login: player.login } : {}),
        locale,
        page,
      });
    },
    open: () => call('maximize'),
    hide: () => call('hide'),
    forget: () => call('destroy'),
  };
}

function createQueue(): LiveChatQueue {
  const order = (...given: Order) => {
    if (queue._h) queue._h(...given);
    else queue._q.push(given);
  };
  const queue: LiveChatQueue = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...args) => order('on', args),
    call: (...args) => order('call', args),
    get: (name) => {
      if (!queue._h) throw new Error(`LiveChat cannot tell ${name} before it is loaded`);
      return queue._h('get', [name]);
    },
  };
  return queue;
}
