import { sentTimes } from '#client/lib/device/sentTimes.ts';
import { loadScript } from '#client/lib/late/loadScript.ts';
import type { ChatPerson, LiveChat } from '#client/stores/chat.store.ts';
import { unlessAborted } from '#shared/api/unlessAborted.ts';
import type { ChatStart, ChatVendor, StartVendor } from './ChatVendor.ts';
import { chatOwner } from './chatOwner.ts';
import { scriptAddresses } from './scriptAddresses.ts';

/** For script and vendor together; after it the chat does not open. */
export const TIMEOUT_MS = 15_000;

interface StartChatOptions extends ChatStart {
  startVendor: StartVendor;
  window: Window;
}

interface Begun {
  vendor: ChatVendor;
  script: HTMLScriptElement;
}

/**
 * Loads the vendor's chat and resolves when it can be opened. Rejects on failure or timeout, after removing everything from the
 * page. First ends a conversation that another player left on this device.
 */
export async function startChat(options: StartChatOptions): Promise<LiveChat> {
  const { provider, person, window } = options;
  const { kind } = provider;
  const uid = person.player?.uid ?? null;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  if (chatOwner.isAnother(kind, uid)) {
    await end(await begin({ ...options, signal, restoreId: undefined, person: { ...person, player: null } }), window);
    chatOwner.clear();
  }
  const begun = await begin({ ...options, signal });
  return createLiveChat(begun, options);
}

function createLiveChat(begun: Begun, { provider, person: first, events, window }: StartChatOptions): LiveChat {
  const { vendor } = begun;
  let uid = first.player?.uid;
  const sheet = createHidingSheet(window.document, vendor.elements);
  let identified = '';
  let isHidden = false;
  const setVisible = (visible: boolean) => {
    if (!visible && !isHidden) vendor.hide?.();
    isHidden = !visible;
    sheet?.apply(isHidden);
  };
  return {
    open() {
      setVisible(true);
      events.onUnread(0);
      if (uid !== undefined) sentTimes.keep('chat', uid);
      vendor.open();
    },
    identify(person: ChatPerson) {
      // Once a person: vendors limit calls (JivoSite to ten an hour). The reported page is the one on which the chat started.
      const identity = `${person.player?.uid} ${person.locale}`;
      if (identified === identity) return;
      identified = identity;
      vendor.identify(person);
      uid = person.player?.uid;
      if (uid === undefined) return;
      chatOwner.keep(provider.kind, uid);
      sentTimes.keep('chat', uid);
    },
    setVisible,
    async forget() {
      identified = '';
      uid = undefined;
      setVisible(true);
      await end(begun, window);
      chatOwner.clear();
    },
  };
}

/** A style sheet that hides these elements; undefined in Safari before 16.4, where only the vendor's own call hides its chat. */
function createHidingSheet(document: Document, elements: string) {
  if (!('adoptedStyleSheets' in document)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${elements}{display:none!important}`);
  return {
    apply(isHidden: boolean) {
      const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
      document.adoptedStyleSheets = isHidden ? [...others, sheet] : others;
    },
  };
}

async function begin({ startVendor, window, ...start }: StartChatOptions): Promise<Begun> {
  const { signal, provider } = start;
  signal.throwIfAborted();
  const vendor = startVendor(window as never, start);
  // Its script tells the vendor of the visit before the chat can be opened.
  if (start.person.player) sentTimes.keep('chat', start.person.player.uid);
  const script = await loadScript(
    window.document,
    scriptAddresses(provider, vendor.scripts, window.location.href),
    signal,
  );
  try {
    await unlessAborted(Promise.resolve(vendor.whenLoaded()), signal);
  } catch (error) {
    remove({ vendor, script }, window);
    throw error;
  }
  return { vendor, script };
}

async function end(begun: Begun, window: Window): Promise<void> {
  try {
    await begun.vendor.forget?.();
  } finally {
    remove(begun, window);
  }
}

function remove({ vendor, script }: Begun, { document }: Window): void {
  script.remove();
  for (const element of document.querySelectorAll(vendor.elements)) element.remove();
}
