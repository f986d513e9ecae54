import { expect, test, vi } from 'vitest';
import { createTelegramBridge } from './createTelegramBridge.ts';

/** As much of a window as the bridge reads. */
function fakeWindow(more: object = {}) {
  const listeners = new Set<(event: unknown) => void>();
  const parent = { postMessage: vi.fn() };
  const window = {
    parent,
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: unknown) => void) => listeners.delete(listener),
    ...more,
  };
  const say = (source: unknown, data: unknown) => {
    for (const listener of listeners) listener({ source, data });
  };
  return { window: window as unknown as Window & { Telegram?: { WebView?: { receiveEvent?: unknown } } }, parent, say };
}

test('an app of Telegram is told by its object, a web version by the page around', () => {
  const postEvent = vi.fn();
  createTelegramBridge(fakeWindow({ TelegramWebviewProxy: { postEvent } }).window, vi.fn()).post('web_app_ready');
  expect(postEvent).toHaveBeenCalledWith('web_app_ready', '{}');
  const { window, parent } = fakeWindow();
  createTelegramBridge(window, vi.fn()).post('web_app_setup_back_button', { is_visible: true });
  expect(parent.postMessage).toHaveBeenCalledWith(
    '{"eventType":"web_app_setup_back_button","eventData":{"is_visible":true}}',
    '*',
  );
});

test('what Telegram says is heard by either road, until the bridge is closed; what others say is not', () => {
  const hear = vi.fn();
  const before = vi.fn();
  const { window, parent, say } = fakeWindow({ Telegram: { WebView: { receiveEvent: before } } });
  const bridge = createTelegramBridge(window, hear);
  const receive = () => window.Telegram?.WebView?.receiveEvent as (type: string, data: unknown) => void;
  receive()('theme_changed', { theme_params: {} });
  expect([hear.mock.calls, before.mock.calls]).toEqual([
    [['theme_changed', { theme_params: {} }]],
    [['theme_changed', { theme_params: {} }]],
  ]);
  say(parent, '{"eventType":"back_button_pressed"}');
  expect(hear).toHaveBeenLastCalledWith('back_button_pressed', undefined);
  for (const [source, data] of [
    [{}, '{"eventType":"back_button_pressed"}'],
    [parent, 'nonsense'],
    [parent, { eventType: 'back_button_pressed' }],
    [parent, '{"eventType":7}'],
  ])
    say(source, data);
  expect(hear).toHaveBeenCalledTimes(2);
  bridge.close();
  say(parent, '{"eventType":"back_button_pressed"}');
  expect(hear).toHaveBeenCalledTimes(2);
  expect(receive()).toBe(before);
});
