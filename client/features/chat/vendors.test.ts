import { expect, test, vi } from 'vitest';
import type { ChatPerson } from '#client/stores/chat.store.ts';
import type { ChatKind } from '#shared/support/ChatProvider.ts';
import type { ChatEvents, ChatStart, ChatVendor } from './ChatVendor.ts';
import { contactFields } from './contactFields.ts';
import { loadVendor } from './loadVendor.ts';
import { type BetunlimWindow, startBetunlim } from './startBetunlim.ts';
import { type Comm100Window, startComm100 } from './startComm100.ts';
import { type FreshWindow, startFreshChat } from './startFreshChat.ts';
import { type JivoWindow, startJivoSite } from './startJivoSite.ts';
import { type LiveChatWindow, startLiveChat } from './startLiveChat.ts';
import { type LiveTexWindow, startLiveTex } from './startLiveTex.ts';
import { startVerbox, type VerboxWindow } from './startVerbox.ts';

const player: ChatPerson = {
  player: { uid: 7, login: 'aziz@pochta.uz', name: 'Aziz' },
  locale: 'uz',
  page: '/gamehall',
};
const guest: ChatPerson = { ...player, player: null };

function start(provider: Omit<ChatStart['provider'], 'id'> & { id?: string }, more: Partial<ChatStart> = {}) {
  const reported: unknown[][] = [];
  const report =
    (name: string) =>
    (...args: unknown[]) =>
      void reported.push([name, ...args.filter((arg) => arg !== undefined)]);
  const events: ChatEvents = {
    onOpen: report('open'),
    onClose: report('close'),
    onUnread: report('unread'),
    onMissed: report('missed'),
    onMessage: report('message'),
    onRestoreId: report('restoreId'),
  };
  const { signal } = new AbortController();
  return { reported, start: { provider: { id: '12', ...provider }, person: player, events, signal, ...more } };
}

/** Every vendor: one that is not started by a test does not compile. */
const starts: Readonly<Record<ChatKind, (window: never, given: ChatStart) => ChatVendor>> = {
  live_tex: startLiveTex,
  freshChat: startFreshChat,
  liveChat: startLiveChat,
  verbox: startVerbox,
  betunlim: startBetunlim,
  jivoSite: startJivoSite,
  comm100: startComm100,
};

test.each(Object.entries(starts))('the adapter of %s is that which loadVendor loads', async (kind, startVendor) => {
  expect(await loadVendor(kind as ChatKind)).toBe(startVendor);
});

test.each([
  ['aziz@pochta.uz', { email: 'aziz@pochta.uz' }],
  ['+998901234567', { phone: '+998901234567' }],
  ['aziz_7', {}],
])('contactFields, for the login %s, returns %j', (login, fields) => expect(contactFields(login)).toEqual(fields));

test('startLiveTex is ready after the callback, sets visible and hidden attributes, and forgets by reinit', async () => {
  const window: LiveTexWindow = {};
  const { start: given, reported } = start({ kind: 'live_tex' });
  const vendor = startLiveTex(window, given);
  expect(window).toMatchObject({ liveTex: true, liveTexID: 12, liveTex_object: true });
  const ready = vi.fn();
  const loaded = Promise.resolve(vendor.whenLoaded()).then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  const { onLiveTexReady } = window.LiveTex ?? {};
  const api = {
    Event: { CONVERSATION_STARTED: 'started' },
    addEventListener: vi.fn<(event: string, listener: () => void) => void>(),
    setConversationAttributes: vi.fn<(visible: object, hidden: object) => void>(),
    showActiveWindow: vi.fn<() => void>(),
    hideLabel: vi.fn<() => void>(),
    reinit: vi.fn<() => void>(),
  };
  window.LiveTex = api;
  onLiveTexReady?.();
  await loaded;
  api.addEventListener.mock.calls[0]?.[1]();
  expect(reported).toEqual([['open']]);
  vendor.identify(player);
  expect(api.setConversationAttributes).toHaveBeenLastCalledWith(
    { name: 'Aziz' },
    { uid: '7', login: 'aziz@pochta.uz', locale: 'uz', page: '/gamehall' },
  );
  vendor.identify(guest);
  expect(api.setConversationAttributes).toHaveBeenLastCalledWith({}, { locale: 'uz', page: '/gamehall' });
  vendor.open();
  vendor.hide?.();
  await vendor.forget?.();
  expect([api.showActiveWindow, api.hideLabel, api.reinit].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

function freshWidget() {
  const listeners = new Map<string, (reported?: object) => void>();
  const order: string[] = [];
  const widget = {
    init: vi.fn<(config: object) => void>(),
    on: (event: string, listener: (reported?: object) => void) => void listeners.set(event, listener),
    open: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    setExternalId: vi.fn<(id: string) => void>(),
    destroy: () => void order.push('destroy'),
    user: {
      setProperties: vi.fn<(properties: object) => void>(),
      clear: async () => void order.push('clear'),
    },
  };
  return { widget, order, tell: (event: string, reported?: object) => listeners.get(event)?.(reported) };
}

test('startFreshChat inits with the player and the restore id, and passes every event on', async () => {
  const window: FreshWindow = {};
  const { start: given, reported } = start(
    { kind: 'freshChat', host: 'https://wchat.eu.freshchat.com' },
    { restoreId: 'r1' },
  );
  const vendor = startFreshChat(window, given);
  expect(vendor.scripts).toEqual(['https://wchat.eu.freshchat.com/js/widget.js']);
  const { widget, order, tell } = freshWidget();
  window.fcWidget = widget;
  const loaded = vendor.whenLoaded();
  expect(widget.init).toHaveBeenCalledWith(
    expect.objectContaining({ token: '12', externalId: '7', restoreId: 'r1', locale: 'uz' }),
  );
  tell('widget:loaded');
  await loaded;
  const message = { channelId: 3, conversationId: 'c', messageFragments: [{ content: 'Salom' }, { content: 5 }] };
  tell('widget:opened');
  tell('unreadCount:notify', { count: 2 });
  tell('user:created', { data: { restoreId: 'r2' } });
  tell('message:sent', { data: message });
  tell('message:received', { data: { message: { ...message, messageFragments: [] } } });
  tell('widget:closed');
  expect(reported).toEqual([
    ['open'],
    ['unread', 2],
    ['restoreId', 'r2'],
    ['message', { channel_id: '3', conversation_id: 'c', text: 'Salom', event: 'sent' }],
    ['message', { channel_id: '3', conversation_id: 'c', text: '', event: 'received' }],
    ['close'],
  ]);
  vendor.identify(player);
  expect(widget.user.setProperties).toHaveBeenCalledWith({
    firstName: 'Aziz',
    email: 'aziz@pochta.uz',
    uid: '7',
    login: 'aziz@pochta.uz',
    locale: 'uz',
    page: '/gamehall',
  });
  expect(widget.setExternalId).not.toHaveBeenCalled();
  await vendor.forget?.();
  expect(order).toEqual(['clear', 'destroy']);
});

test('startFreshChat, for a guest, inits without ids until they sign in; without fcWidget it rejects', async () => {
  const window: FreshWindow = {};
  const { start: given } = start({ kind: 'freshChat' }, { person: guest, restoreId: 'of somebody' });
  const vendor = startFreshChat(window, given);
  await expect(vendor.whenLoaded()).rejects.toThrow('fcWidget');
  const { widget } = freshWidget();
  window.fcWidget = widget;
  void vendor.whenLoaded();
  expect(Object.keys(widget.init.mock.calls[0]?.[0] ?? {})).not.toContain('externalId');
  expect(Object.keys(widget.init.mock.calls[0]?.[0] ?? {})).not.toContain('restoreId');
  vendor.identify(player);
  expect(widget.setExternalId).toHaveBeenCalledWith('7');
});

test('startLiveChat queues calls until the script loads, hides the bubble, and reports messages missed while closed', async () => {
  const window: LiveChatWindow = {};
  const { start: given, reported } = start({ kind: 'liveChat' });
  const vendor = startLiveChat(window, given);
  expect(window.__lc).toEqual({ license: 12, asyncInit: true });
  type Queue = {
    _q: [string, unknown[]][];
    _h: ((verb: string, args: unknown[]) => void) | null;
    get: (name: string) => unknown;
  };
  const queue = window.LiveChatWidget as unknown as Queue;
  expect(() => queue.get('state')).toThrow('before it is loaded');
  vendor.identify(player);
  const listeners = new Map(
    queue._q.filter(([verb]) => verb === 'on').map(([, [name, run]]) => [name, run as (reported: object) => void]),
  );
  expect(queue._q.filter(([verb]) => verb === 'call').map(([, args]) => args)).toEqual([
    ['set_customer_name', 'Aziz'],
    ['set_customer_email', 'aziz@pochta.uz'],
    ['update_session_variables', { uid: '7', login: 'aziz@pochta.uz', locale: 'uz', page: '/gamehall' }],
  ]);
  const calls: unknown[] = [];
  queue._h = (_verb, [name]) => void calls.push(name);
  listeners.get('ready')?.({});
  await vendor.whenLoaded();
  vendor.open();
  listeners.get('visibility_changed')?.({ visibility: 'maximized' });
  listeners.get('new_event')?.({ author: { type: 'agent' } });
  listeners.get('visibility_changed')?.({ visibility: 'minimized' });
  listeners.get('visibility_changed')?.({ visibility: 'hidden' });
  listeners.get('new_event')?.({ author: { type: 'customer' } });
  listeners.get('new_event')?.({ author: { type: 'agent' } });
  await vendor.forget?.();
  expect(reported).toEqual([['open'], ['close'], ['missed']]);
  expect(calls).toEqual(['maximize', 'hide', 'destroy']);
});

test('startVerbox queues calls until the script replaces the function, has two addresses and no forget', () => {
  const window: VerboxWindow = {};
  const vendor = startVerbox(window, start({ kind: 'verbox', id: 'a/b' }).start);
  expect(window.supportAPIMethod).toBe('Verbox');
  expect(vendor.scripts).toEqual([
    'https://admin.verbox.ru/support/support.js?h=a%2Fb',
    'https://static.site-chat.me/support/support.int.js?h=a%2Fb',
  ]);
  vendor.identify(player);
  vendor.open();
  expect(window.Verbox?.q).toEqual([
    ['setClientInfo', expect.objectContaining({ name: 'Aziz', email: 'aziz@pochta.uz', uid: '7' })],
    ['openSupport'],
  ]);
  const taken = vi.fn<(...order: unknown[]) => void>();
  window.Verbox = taken;
  vendor.open();
  expect(taken).toHaveBeenCalledWith('openSupport');
  expect(vendor.forget).toBeUndefined();
});

test('startBetunlim, without a host, has no scripts; it calls only the methods that the script provides', () => {
  const window: BetunlimWindow = {};
  const vendor = startBetunlim(window, start({ kind: 'betunlim' }).start);
  expect(vendor.scripts).toEqual([]);
  expect(() => vendor.open()).not.toThrow();
  const identify = vi.fn<(person: object) => void>();
  window.BetunlimChat = { identify };
  vendor.identify(player);
  expect(identify).toHaveBeenCalledWith({ uid: 7, login: 'aziz@pochta.uz', locale: 'uz' });
  vendor.identify(guest);
  expect(identify).toHaveBeenLastCalledWith({ uid: null, login: null, locale: 'uz' });
});

test('startJivoSite reports messages received while closed as missed, and identifies without a user token', async () => {
  const window: JivoWindow = {};
  const { start: given, reported } = start({ kind: 'jivoSite', id: 'x y' });
  const vendor = startJivoSite(window, given);
  expect(vendor.scripts).toEqual(['https://code.jivosite.com/widget/x%20y']);
  const api = {
    open: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    setContactInfo: vi.fn<(info: object) => void>(),
    setCustomData: vi.fn<(lines: readonly object[]) => void>(),
    clearHistory: vi.fn<() => void>(),
  };
  window.jivo_api = api;
  window.jivo_onLoadCallback?.();
  await vendor.whenLoaded();
  window.jivo_onMessageReceived?.();
  window.jivo_onOpen?.();
  window.jivo_onMessageReceived?.();
  window.jivo_onClose?.();
  expect(reported).toEqual([['missed'], ['open'], ['close']]);
  vendor.identify(player);
  expect(api.setContactInfo).toHaveBeenCalledWith({ name: 'Aziz', email: 'aziz@pochta.uz' });
  vendor.identify(guest);
  expect(api.setContactInfo).toHaveBeenCalledTimes(1);
  expect(api.setCustomData).toHaveBeenLastCalledWith([
    { title: 'Locale', content: 'uz' },
    { title: 'Page', content: '/gamehall' },
  ]);
  await vendor.forget?.();
  expect(api.clearHistory).toHaveBeenCalledTimes(1);
});

test('startComm100 is ready when its methods exist, opens the plan, and stops polling after an abort', async () => {
  vi.useFakeTimers();
  const window: Comm100Window = {};
  const leaving = new AbortController();
  const { start: given, reported } = start({ kind: 'comm100', extra: { code_plan: '5' } }, { signal: leaving.signal });
  const vendor = startComm100(window, given);
  expect(window.Comm100API).toEqual({
    site_id: '12',
    main_code_plan: '5',
    chat_buttons: [{ code_plan: '5', div_id: 'comm100-button-5' }],
  });
  const loaded = vendor.whenLoaded();
  vi.advanceTimersByTime(500);
  const set = vi.fn<(name: string, value: unknown) => void>();
  const open = vi.fn<(event: null, plan: string) => void>();
  Object.assign(window.Comm100API ?? {}, {
    set,
    open_chat_window: open,
    on: (event: string, listener: () => void) => event === 'livechat.chat.hide' && listener(),
  });
  vi.advanceTimersByTime(100);
  await loaded;
  expect(reported).toEqual([['close']]);
  vendor.identify(guest);
  expect(set).toHaveBeenCalledWith('livechat.customVariables', [
    { name: 'locale', value: 'uz' },
    { name: 'page', value: '/gamehall' },
  ]);
  vendor.open();
  expect(open).toHaveBeenCalledWith(null, '5');
  void startComm100({}, given).whenLoaded();
  expect(vi.getTimerCount()).toBe(1);
  leaving.abort();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
