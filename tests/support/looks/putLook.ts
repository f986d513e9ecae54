import type { Page } from 'playwright';
import type { Look } from './looksOn.ts';

/** Gives a loaded page another width and theme. */
export async function putLook(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 800 ? 780 : 900 });
  await page.evaluate(async (name) => {
    const painted = async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const root = document.documentElement;
    const isOther = (root.dataset['theme'] ?? 'dark') !== name;
    if (name === 'light') root.dataset['theme'] = name;
    else delete root.dataset['theme'];
    // What listens to the window's size hears of it with the next frame.
    await painted();
    if (!isOther) return;
    // In reduced motion a change of colour still takes a hundredth of a millisecond, and a busy machine paints it late.
    // It is ended, not waited for: where content-visibility skips an element its transition stands still.
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    await painted();
  }, theme);
}
