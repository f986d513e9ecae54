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

test('who wagers in another tab is noticed once when they are back, though the browser says it twice', () => {
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

test('who was in another window, which hid nothing, is noticed too', () => {
  const { focus, blur, returns } = opened();
  blur();
  focus();
  focus();
  expect(returns()).toBe(1);
});

test('who never left, and who presses into the page, has not come back', () => {
  const { focus, show, returns } = opened();
  focus();
  show(true);
  expect(returns()).toBe(0);
});

test('a page opened in the background is come to once', () => {
  const { show, focus, returns } = opened({ hidden: true });
  show(true);
  focus();
  expect(returns()).toBe(1);
});

test('a page that is left for another of the site listens no more', () => {
  const { show, stop, returns } = opened();
  show(false);
  stop();
  show(true);
  expect(returns()).toBe(0);
});
