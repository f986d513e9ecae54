import { expect, test, vi } from 'vitest';
import { createTelegramPort } from './createTelegramPort.ts';

/** The parts of a window that the port uses. */
function fakeWindow(more: object = {}) {
  const listeners = new Set<(event: unknown) => void>();
  const parent = { postMessage: vi.fn() };
  const window = {
    parent,
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: unknown) => void) => listeners.delete(listener),
    ...more,
  };
  const emit = (source: unknown, data: unknown) => {
    for (const listener of listeners) listener({ source, data });
  };
  return {
    window: window as unknown as Window & { Telegram?: { WebView?: { receiveEvent?: unknown } } },
    parent,
    emit,
  };
}

test('post uses the object of a Telegram app, and postMessage to the parent in a web version', () => {
  const postEvent = vi.fn();
  createTelegramPort(fakeWindow({ TelegramWebviewProxy: { postEvent } }).window, vi.fn()).post('web_app_ready');
  expect(postEvent).toHaveBeenCalledWith('web_app_ready', '{}');
  const { window, parent } = fakeWindow();
  createTelegramPort(window, vi.fn()).post('web_app_setup_back_button', { is_visible: true });
  expect(parent.postMessage).toHaveBeenCalledWith(
    '{"eventType":"web_app_setup_back_button","eventData":{"is_visible":true}}',
    '*',
  );
});

test('createTelegramPort receives events from the object and from the parent only, until close()', () => {
  const onEvent = vi.fn();
  const before = vi.fn();
  const { window, parent, emit } = fakeWindow({ Telegram: { WebView: { receiveEvent: before } } });
  const port = createTelegramPort(window, onEvent);
  const receive = () => window.Telegram?.WebView?.receiveEvent as (type: string, data: unknown) => void;
  receive()('theme_changed', { theme_params: {} });
  expect([onEvent.mock.calls, before.mock.calls]).toEqual([
    [['theme_changed', { theme_params: {} }]],
    [['theme_changed', { theme_params: {} }]],
  ]);
  emit(parent, '{"eventType":"back_button_pressed"}');
  expect(onEvent).toHaveBeenLastCalledWith('back_button_pressed', undefined);
  for (const [source, data] of [
    [{}, '{"eventType":"back_button_pressed"}'],
    [parent, 'nonsense'],
    [parent, { eventType: 'back_button_pressed' }],
    [parent, '{"eventType":7}'],
  ])
    emit(source, data);
  expect(onEvent).toHaveBeenCalledTimes(2);
  port.close();
  emit(parent, '{"eventType":"back_button_pressed"}');
  expect(onEvent).toHaveBeenCalledTimes(2);
  expect(receive()).toBe(before);
});
