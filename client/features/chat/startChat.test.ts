import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentTimes } from '#client/lib/device/sentTimes.ts';
import type { ChatPerson } from '#client/stores/chat.store.ts';
import type { ChatEvents, ChatVendor } from './ChatVendor.ts';
import { documentAllowsChat } from './documentAllowsChat.ts';
import { leaveForSupport } from './leaveForSupport.ts';
import { scriptAddresses } from './scriptAddresses.ts';
import { startChat, TIMEOUT_MS } from './startChat.ts';

const page = 'https://yulduz.test/ru/faq';
const provider = (extra?: Record<string, string>) => ({ kind: 'jivoSite' as const, id: 'x', ...(extra && { extra }) });

test.each([
  ['without a setting, returns the vendor’s addresses', undefined, ['https://a.test/1', 'https://a.test/2']],
  ['for extra.script, returns it alone', 'https://b.test/s.js', ['https://b.test/s.js']],
  ['for a path, returns an address of the site', '/chat.js', ['https://yulduz.test/chat.js']],
  ['for http on an https page, returns nothing', 'http://b.test/s.js', []],
  ['for javascript:, returns nothing', 'javascript:alert(1)', []],
  ['for data:, returns nothing', 'data:text/javascript,alert(1)', []],
])('scriptAddresses: %s', (_name, script, expected) => {
  expect(
    scriptAddresses(provider(script ? { script } : undefined), ['https://a.test/1', 'https://a.test/2'], page),
  ).toEqual(expected);
});

test('scriptAddresses, for an http script on an http page, returns it', () => {
  expect(scriptAddresses(provider({ script: 'http://b.test/s.js' }), [], 'http://127.0.0.1:3000/')).toHaveLength(1);
});

function placeOf(address: string, loaded?: string) {
  const location = { ...urlParts(address), assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() };
  const performance = { getEntriesByType: () => (loaded ? [{ name: new URL(loaded, page).href }] : []) };
  const history = { state: 1, replaceState: vi.fn<(state: unknown, title: string, to: string) => void>() };
  return { location, performance, history } as unknown as Window & {
    location: typeof location;
    history: typeof history;
  };
}
const urlParts = (address: string) => {
  const { href, pathname } = new URL(address, page);
  return { href, pathname };
};

test.each([
  ['/ru/faq', '/ru/faq', true],
  ['/ru/faq', undefined, true],
  ['/ru/faq', '/ru/game/pamir-fox', false],
  ['/betting', '/', false],
  ['/', '/forms/sign_in?redirectUrl=%2F', false],
])('documentAllowsChat, on %s in a document loaded as %s, returns %s', (now, loaded, allowed) => {
  expect(documentAllowsChat(placeOf(now, loaded))).toBe(allowed);
});

test('leaveForSupport loads the support page as a new document, also from the support page', () => {
  const elsewhere = placeOf('/ru/faq');
  leaveForSupport(elsewhere, 'ru');
  expect(elsewhere.location.assign).toHaveBeenCalledWith('/ru/support#chat');
  const there = placeOf('/support');
  leaveForSupport(there, 'uz');
  expect(there.history.replaceState).toHaveBeenCalledWith(1, '', '/support#chat');
  expect(there.location.reload).toHaveBeenCalledTimes(1);
});

/** The parts of a browser that scripts and stylesheets need. */
function fakeWindow(answers: ('load' | 'error' | 'never')[]) {
  const head: { src: string }[] = [];
  const requests: string[] = [];
  const removed: string[] = [];
  const document = {
    adoptedStyleSheets: [] as object[],
    createElement: () => {
      const script = { src: '', onload: () => {}, onerror: () => {}, remove: () => void removed.push(script.src) };
      return script;
    },
    head: {
      append: (script: { src: string; onload(): void; onerror(): void }) => {
        head.push(script);
        requests.push(script.src);
        const answer = answers.shift() ?? 'load';
        if (answer !== 'never') queueMicrotask(() => (answer === 'load' ? script.onload() : script.onerror()));
      },
    },
    querySelectorAll: () => [{ remove: () => void removed.push('element') }],
  };
  return { window: { document, location: { href: page } } as unknown as Window, document, requests, removed };
}

const player = (uid: number): ChatPerson => ({ player: { uid, login: 'a', name: 'A' }, locale: 'uz', page: '/' });
const guest: ChatPerson = { ...player(1), player: null };

function vendorOf(more: Partial<ChatVendor> = {}) {
  const calls: string[] = [];
  const people: (number | null)[] = [];
  const startVendor = (_window: never, { person }: { person: ChatPerson }): ChatVendor => {
    people.push(person.player?.uid ?? null);
    return {
      scripts: ['https://a.test/1', 'https://a.test/2'],
      elements: 'jdiv',
      whenLoaded: () => undefined,
      identify: ({ player: who }) => void calls.push(`identify ${who?.uid}`),
      open: () => void calls.push('open'),
      hide: () => void calls.push('hide'),
      forget: async () => void calls.push('forget'),
      ...more,
    };
  };
  return { calls, people, startVendor };
}

const events = { onUnread: () => {} } as unknown as ChatEvents;
const optionsOf = (window: Window, startVendor: ReturnType<typeof vendorOf>['startVendor'], person = player(7)) => ({
  window,
  startVendor,
  person,
  provider: provider(),
  events,
  signal: new AbortController().signal,
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('startChat tries the second script after the first fails; identify calls the vendor once a person and language', async () => {
  const { window, requests, removed } = fakeWindow(['error', 'load']);
  const { calls, startVendor } = vendorOf();
  const live = await startChat(optionsOf(window, startVendor));
  expect([requests, removed]).toEqual([['https://a.test/1', 'https://a.test/2'], ['https://a.test/1']]);
  live.identify(player(7));
  live.identify({ ...player(7), page: '/other' });
  live.open();
  live.identify({ ...player(7), locale: 'ru' });
  expect(calls).toEqual(['identify 7', 'open', 'identify 7']);
});

test('setVisible(false) hides the chat once, by the vendor’s call and a stylesheet; open shows it again', async () => {
  const { window, document } = fakeWindow([]);
  const { calls, startVendor } = vendorOf();
  const live = await startChat(optionsOf(window, startVendor));
  live.setVisible(false);
  live.setVisible(false);
  expect(document.adoptedStyleSheets).toEqual([{ text: 'jdiv{display:none!important}' }]);
  live.open();
  expect([calls, document.adoptedStyleSheets]).toEqual([['hide', 'open'], []]);
});

test('forget of an open chat calls the vendor first, then removes script, elements and owner', async () => {
  const { window, removed } = fakeWindow([]);
  const { calls, startVendor } = vendorOf();
  const live = await startChat(optionsOf(window, startVendor));
  live.identify(player(7));
  expect(localStorage.getItem('chat_owner')).toBe('jivoSite:7');
  await live.forget();
  expect(calls).toEqual(['identify 7', 'forget']);
  expect(removed).toEqual(['https://a.test/1', 'element']);
  expect(localStorage.getItem('chat_owner')).toBeNull();
});

test.each([
  ['a guest after a player', guest, 'jivoSite:7', [null, null]],
  ['another player', player(8), 'jivoSite:7', [null, 8]],
  ['the same player', player(7), 'jivoSite:7', [7]],
  ['a player after one of another vendor', player(8), 'comm100:7', [8]],
  ['a guest without a previous conversation', guest, null, [null]],
])('startChat, for %s, forgets the conversation only of another player', async (_name, person, owner, started) => {
  if (owner) localStorage.setItem('chat_owner', owner);
  const { window } = fakeWindow([]);
  const { calls, people, startVendor } = vendorOf();
  await startChat(optionsOf(window, startVendor, person));
  expect(people).toEqual(started);
  expect(calls).toEqual(started.length === 2 ? ['forget'] : []);
});

test('startChat, when every script fails, rejects and removes the scripts', async () => {
  const { window, removed } = fakeWindow(['error', 'error']);
  await expect(startChat(optionsOf(window, vendorOf().startVendor))).rejects.toThrow('None of the scripts');
  expect(removed).toHaveLength(2);
});

test('startChat, for a vendor that is not ready within the timeout budget, rejects and removes everything', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
    return late.signal;
  });
  const { window, removed } = fakeWindow([]);
  const { startVendor } = vendorOf({ whenLoaded: () => new Promise(() => {}) });
  const outcome = startChat(optionsOf(window, startVendor)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
  expect(removed).toEqual(['https://a.test/1', 'element']);
  vi.restoreAllMocks();
});

test('a chat keeps when it was last loaded, opened or told who the player is, for that player alone', async () => {
  const { startVendor } = vendorOf();
  const last = (uid: number) => sentTimes.last('chat', uid);
  vi.useFakeTimers({ now: 1_000_000 });
  const live = await startChat(optionsOf(fakeWindow([]).window, startVendor, guest));
  live.open();
  expect([last(7), last(8)]).toEqual([null, null]);
  live.identify(player(7));
  expect([last(7), last(8)]).toEqual([1_000, null]);
  vi.setSystemTime(2_000_000);
  live.open();
  expect(last(7)).toBe(2_000);
  await live.forget();
  vi.setSystemTime(3_000_000);
  live.open();
  expect(last(7)).toBe(2_000);
});

test('a chat whose vendor fails has told it of the visit of the player', async () => {
  const { startVendor } = vendorOf();
  const { window } = fakeWindow(['error', 'error']);
  await expect(startChat(optionsOf(window, startVendor, player(9)))).rejects.toThrow('None of the scripts');
  expect(sentTimes.last('chat', 9)).toBeGreaterThan(0);
});
