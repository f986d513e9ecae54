/**
 * The stand-in of the seven chat vendors: one script, `?kind=` selects the vendor. It reads the globals that the vendor's embed code
 * sets, reports missing ones, offers the vendor's API names, and draws one plain window. Every call is recorded in
 * `standInChat.calls`.
 */
export const CHAT_SCRIPT = `(() => {
  const src = new URL(document.currentScript.src);
  const kind = src.searchParams.get('kind');
  const root = src.origin + '/_/chat/';
  const ids = { live_tex: 'livetex-chat', freshChat: 'fc_frame', liveChat: 'chat-widget-container', verbox: 'verbox-chat', betunlim: 'betunlim-chat', comm100: 'comm100-chat' };
  const lang = document.documentElement.lang === 'ru' ? 'ru' : 'uz';
  const messages = {
    uz: { title: 'Sinov chati', close: 'Yopish', text: 'Xabar', send: 'Yuborish' },
    ru: { title: 'Пробный чат', close: 'Закрыть', text: 'Сообщение', send: 'Отправить' },
  }[lang];
  const known = window.standInChat ??= { calls: [], visitors: {} };
  const note = (name, ...args) => known.calls.push([name, ...args]);
  // What a vendor would keep of a visitor: by this a test sees whether it was cleared.
  const key = 'stand-in-chat-' + kind;
  const remember = (who) => localStorage.setItem(key, JSON.stringify(who));
  const clear = () => localStorage.removeItem(key);
  const hooks = { opened() {}, closed() {}, sent() {}, received() {} };
  let box;

  function make(tag, props, ...children) {
    const element = Object.assign(document.createElement(tag), props);
    element.append(...children);
    return element;
  }
  function draw() {
    if (box?.isConnected) return;
    const style = make('style', { textContent: '.stand-in-chat{position:fixed;inset:auto 16px 16px auto;z-index:60;width:min(340px,calc(100vw - 32px));display:grid;gap:8px;padding:12px;border-radius:16px;background:#fff;color:#111;font:16px/1.4 sans-serif;box-shadow:0 8px 40px #0008}.stand-in-chat[hidden]{display:none}.stand-in-chat iframe{width:100%;height:160px;border:0}.stand-in-chat input,.stand-in-chat button{font:inherit;min-height:44px;border:1px solid #767676;border-radius:8px;background:#fff;color:#111;padding:0 12px;box-sizing:border-box;max-width:100%}' });
    const text = make('input', { ariaLabel: messages.text, name: 'message' });
    const form = make('form', {}, text, make('button', { textContent: messages.send }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const sent = text.value;
      text.value = '';
      note('said', sent);
      hooks.sent(sent);
      setTimeout(() => hooks.received('OK: ' + sent), 50);
    });
    const close = make('button', { type: 'button', textContent: messages.close });
    close.addEventListener('click', shut);
    const panel = make('div', { className: 'stand-in-chat', hidden: true, role: 'dialog', ariaLabel: messages.title }, style, close,
      make('iframe', { src: root + 'window?lang=' + lang, title: messages.title }), form);
    box = kind === 'jivoSite' ? make('jdiv', {}, panel) : make('div', { id: ids[kind] }, panel);
    document.body.append(box);
  }
  const panel = () => box?.querySelector('.stand-in-chat');
  function show() {
    draw();
    if (!panel().hidden) return;
    panel().hidden = false;
    panel().querySelector('input').focus();
    hooks.opened();
  }
  function shut() {
    if (!panel() || panel().hidden) return;
    panel().hidden = true;
    hooks.closed();
  }
  function must(value, name) {
    if (!value) throw new Error('stand-in chat: ' + name + ' was not set before the script of ' + kind);
    return value;
  }
  // As a vendor would: it is of no use before it has spoken with its own server.
  const started = fetch(root + 'hello?kind=' + kind).then((answer) => answer.json()).then(draw);

  const kinds = {
    live_tex() {
      must(window.liveTex && window.liveTexID && window.liveTex_object, 'liveTex');
      const ready = window.LiveTex.onLiveTexReady;
      const listeners = [];
      window.LiveTex = {
        Event: { CONVERSATION_STARTED: 'CONVERSATION_STARTED' },
        addEventListener: (name, listener) => listeners.push(listener),
        setConversationAttributes: (visible, hidden) => { note('identify', visible, hidden); remember(hidden); },
        showActiveWindow: () => { note('open'); show(); },
        hideLabel: () => { note('hide'); shut(); },
        reinit: () => { note('forget'); clear(); },
      };
      hooks.sent = () => { for (const listener of listeners) listener(); };
      started.then(() => ready());
    },
    freshChat() {
      const listeners = {};
      const emit = (name, data) => { for (const listener of listeners[name] ?? []) listener(data); };
      window.fcWidget = {
        init: (config) => {
          note('init', config);
          remember(config.externalId ?? 'guest');
          started.then(() => {
            emit('widget:loaded');
            if (!config.restoreId) emit('user:created', { data: { restoreId: 'restore-' + (config.externalId ?? 'guest') } });
          });
        },
        on: (name, listener) => { (listeners[name] ??= []).push(listener); },
        open: () => { note('open'); show(); },
        close: () => { note('hide'); shut(); },
        destroy: () => { note('destroy'); delete window.fcWidget; },
        setExternalId: (id) => note('setExternalId', id),
        user: { setProperties: (properties) => note('identify', properties), clear: async () => { note('forget'); clear(); } },
      };
      const message = (text) => ({ data: { channelId: 'channel-1', conversationId: 'conversation-1', messageFragments: [{ content: text, contentType: 'text/html' }] } });
      hooks.opened = () => emit('widget:opened');
      hooks.closed = () => emit('widget:closed');
      hooks.sent = (text) => emit('message:sent', message(text));
      hooks.received = (text) => {
        emit('message:received', message(text));
        if (panel().hidden) emit('unreadCount:notify', { count: 1 });
      };
    },
    liveChat() {
      must(window.__lc?.license, '__lc.license');
      const widget = must(window.LiveChatWidget, 'LiveChatWidget');
      const listeners = {};
      const emit = (name, data) => { for (const listener of listeners[name] ?? []) listener(data); };
      const orders = {
        maximize: () => { note('open'); show(); },
        hide: () => { note('hide'); shut(); },
        destroy: () => { note('forget'); clear(); },
        set_customer_name: (name) => { note('name', name); remember(name); },
        set_customer_email: (email) => note('email', email),
        update_session_variables: (facts) => note('identify', facts),
      };
      widget._h = (verb, [name, ...args]) => {
        if (verb === 'on') (listeners[name] ??= []).push(args[0]);
        else if (verb === 'call') must(orders[name], name)(...args);
      };
      for (const [verb, args] of widget._q.splice(0)) widget._h(verb, args);
      hooks.opened = () => emit('visibility_changed', { visibility: 'maximized' });
      hooks.closed = () => emit('visibility_changed', { visibility: 'minimized' });
      hooks.received = () => emit('new_event', { type: 'message', author: { type: 'agent' } });
      started.then(() => emit('ready', {}));
    },
    verbox() {
      must(window.supportAPIMethod === 'Verbox', 'supportAPIMethod');
      const waiting = must(window.Verbox, 'Verbox').q ?? [];
      const orders = {
        setClientInfo: (info) => { note('identify', info); remember(info.uid ?? 'guest'); },
        openSupport: () => { note('open'); started.then(show); },
      };
      window.Verbox = (name, ...args) => must(orders[name], name)(...args);
      for (const order of waiting) window.Verbox(...order);
    },
    betunlim() {
      window.BetunlimChat = {
        identify: (person) => { note('identify', person); remember(person.uid ?? 'guest'); },
        open: () => { note('open'); started.then(show); },
        hide: () => { note('hide'); shut(); },
        logout: () => { note('forget'); clear(); },
      };
    },
    jivoSite() {
      window.jivo_api = {
        open: () => { note('open'); show(); },
        close: () => { note('hide'); shut(); },
        setContactInfo: (info) => { note('contact', info); remember(info.name); },
        setCustomData: (lines) => note('identify', lines),
        clearHistory: () => { note('forget'); clear(); },
      };
      hooks.opened = () => window.jivo_onOpen?.();
      hooks.closed = () => window.jivo_onClose?.();
      hooks.received = () => window.jivo_onMessageReceived?.();
      started.then(() => window.jivo_onLoadCallback());
    },
    comm100() {
      const api = must(window.Comm100API, 'Comm100API');
      must(api.site_id && api.main_code_plan && api.chat_buttons, 'Comm100API.site_id');
      const listeners = {};
      hooks.opened = () => listeners['livechat.chat.display']?.();
      hooks.closed = () => listeners['livechat.chat.hide']?.();
      started.then(() => {
        api.set = (name, value) => { note('identify', name, value); remember(value); };
        api.on = (name, listener) => { listeners[name] = listener; };
        api.open_chat_window = (event, plan) => { note('open', plan); show(); };
      });
    },
  };
  must(kinds[kind], 'a kind')();
})();
`;

export const CHAT_GREETING = {
  uz: 'Salom! Bu sinov chati: bu yerda haqiqiy operator yoʻq.',
  ru: 'Здравствуйте! Это пробный чат: настоящего оператора здесь нет.',
} as const;
