import { expect, test } from 'vitest';
import { watchReturn } from './watchReturn.ts';

function opened({ hidden = false } = {}) {
  const page = Object.assign(new EventTarget(), { hidden });
  const view = new EventTarget();
  let count = 0;
  const stop = watchReturn(() => (count += 1), page as unknown as Document, view as unknown as Window);
  return {
    stop,
    returns: () => count,
    show: (isShown: boolean) => {
      page.hidden = !isShown;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    focus: () => view.dispatchEvent(new Event('focus')),
    blur: () => view.dispatchEvent(new Event('blur')),
  };
}

test('watchReturn, for a return from another tab with visibilitychange and focus events, calls once', () => {
  const { show, focus, blur, returns } = opened();
  blur();
  show(false);
  expect(returns()).toBe(0);
  show(true);
  focus();
  expect(returns()).toBe(1);
  show(false);
  show(true);
  expect(returns()).toBe(2);
});

test('watchReturn, for a return from another window with only blur and focus events, calls once', () => {
  const { focus, blur, returns } = opened();
  blur();
  focus();
  focus();
  expect(returns()).toBe(1);
});

test('watchReturn, for focus or visibility without leaving first, does not call', () => {
  const { focus, show, returns } = opened();
  focus();
  show(true);
  expect(returns()).toBe(0);
});

test('watchReturn, for a page opened in the background, calls once when it is shown', () => {
  const { show, focus, returns } = opened({ hidden: true });
  show(true);
  focus();
  expect(returns()).toBe(1);
});

test('watchReturn, once stopped, does not call', () => {
  const { show, stop, returns } = opened();
  show(false);
  stop();
  show(true);
  expect(returns()).toBe(0);
});
