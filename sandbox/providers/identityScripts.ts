/**
 * The stand-in of the provider's WebSDK, with its builder and its events (E11):
 *
 *   snsWebSdk.init(token, refresh).withConf({ lang }).on('idCheck.onApplicantSubmitted', handler).onMessage(handler).build()
 *     .launch('#container'), .destroy()
 *
 * `refresh` resolves to a new access token. The window is a frame of the sandbox's origin.
 */
export const WEB_SDK = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  function init(token, refresh) {
    const handlers = [];
    const listeners = [];
    let conf = {};
    let frame;
    let refreshing;
    function notify(type, payload) {
      for (const [name, handler] of handlers) if (name === type) handler(payload);
      for (const listener of listeners) listener(type, payload);
    }
    function renew() {
      refreshing ??= Promise.resolve(refresh())
        .then((next) => {
          token = next;
          if (frame) frame.src = address();
        }, (error) => notify('idCheck.onError', { code: 'tokenExpired', error: String(error) }))
        .finally(() => { refreshing = undefined; });
    }
    function address() {
      return origin + '/_/identity/frame?' + new URLSearchParams({ token, lang: conf.lang ?? 'uz' });
    }
    function receive(event) {
      if (event.origin !== origin || event.source !== frame?.contentWindow) return;
      const { type, payload } = event.data ?? {};
      if (typeof type !== 'string' || !type.startsWith('idCheck.')) return;
      if (type === 'idCheck.tokenExpired') return renew();
      if (type === 'idCheck.onResize') frame.style.height = Number(payload.height) + 'px';
      notify(type, payload);
    }
    const builder = {
      withConf(value) { conf = value ?? {}; return builder; },
      withOptions() { return builder; },
      on(type, handler) { handlers.push([type, handler]); return builder; },
      onMessage(listener) { listeners.push(listener); return builder; },
      build() {
        return {
          launch(container) {
            const place = typeof container === 'string' ? document.querySelector(container) : container;
            frame = document.createElement('iframe');
            frame.title = 'Sumsub';
            frame.allow = 'camera; microphone';
            frame.width = '100%';
            frame.height = '640';
            addEventListener('message', receive);
            frame.src = address();
            place.replaceChildren(frame);
          },
          destroy() {
            removeEventListener('message', receive);
            frame?.remove();
            frame = undefined;
          },
        };
      },
    };
    return builder;
  }
  window.snsWebSdk = { init };
})();
`;

/** The script of the frame: reports events, uploads the documents without leaving the page, and polls for the decision. */
export const FRAME_SCRIPT = `(() => {
  const root = document.querySelector('main');
  const { token, status, action } = document.body.querySelector('#identity').dataset;
  const subject = action === undefined ? 'Applicant' : 'ApplicantAction';
  const notify = (type, payload = {}) => parent.postMessage({ type, payload }, '*');
  const resize = () => notify('idCheck.onResize', { height: root.scrollHeight + 32 });
  const review = (state) => ({
    reviewStatus: state.status === 'pending' ? 'pending' : state.status === 'init' ? 'init' : 'completed',
    ...(state.status === 'approved' ? { reviewResult: { reviewAnswer: 'GREEN' } } : {}),
    ...(state.status === 'rejected'
      ? { reviewResult: { reviewAnswer: 'RED', reviewRejectType: state.is_final ? 'FINAL' : 'RETRY', rejectLabels: state.labels, moderationComment: state.comment } }
      : {}),
  });
  const address = '/_/identity/state?' + new URLSearchParams({ token });
  if (status === 'expired') return notify('idCheck.tokenExpired');
  notify('idCheck.onReady');
  notify('idCheck.on' + subject + 'Loaded');
  if (location.hash === '#submitted') {
    notify('idCheck.on' + subject + 'Submitted');
    history.replaceState(null, '', location.pathname + location.search);
  }
  resize();
  new ResizeObserver(resize).observe(root);
  const form = document.querySelector('form');
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    notify('idCheck.onStepInitiated', { idDocSetType: 'IDENTITY' });
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form), headers: { accept: 'application/json' } }).catch(() => undefined);
    button.disabled = false;
    if (answer?.status === 401) return notify('idCheck.tokenExpired');
    const body = await answer?.json().catch(() => undefined);
    const place = document.querySelector('[role=alert]');
    if (!answer?.ok) {
      place.textContent = body?.error ?? '';
      return notify('idCheck.onError', { code: String(answer?.status ?? 'network') });
    }
    notify('idCheck.onStepCompleted', { idDocSetType: 'IDENTITY' });
    notify('idCheck.on' + subject + (status === 'rejected' && action === undefined ? 'Resubmitted' : 'Submitted'));
    location.reload();
  });
  if (status !== 'pending') {
    if (status !== 'init') fetch(address).then((answer) => answer.json()).then((state) => notify('idCheck.on' + subject + 'StatusChanged', review(state.data)), () => {});
    return;
  }
  setInterval(async () => {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.status === 401) return notify('idCheck.tokenExpired');
    const state = (await answer?.json().catch(() => undefined))?.data;
    if (state && state.status !== 'pending') location.reload();
  }, 2000);
})();
`;
