import type { Page } from 'playwright';
import type { CheckedLook } from './looksOn.ts';

/** Changes the width and theme of a loaded page. Resolves when it is painted. */
export async function putLook(page: Page, { width, theme }: CheckedLook): Promise<void> {
  await page.setViewportSize({ width, height: width < 800 ? 780 : 900 });
  await page.evaluate(async (name) => {
    const painted = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const root = document.documentElement;
    const isOther = (root.dataset['theme'] ?? 'dark') !== name;
    if (name === 'light') root.dataset['theme'] = name;
    else delete root.dataset['theme'];
    // Listeners of the window's size run with the next frame.
    await painted();
    if (!isOther) return;
    // With reduced motion a colour transition still takes a hundredth of a millisecond, and a busy machine paints it late.
    // Transitions are finished, not awaited: in an element skipped by content-visibility they do not progress.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    await painted();
  }, theme);
}
