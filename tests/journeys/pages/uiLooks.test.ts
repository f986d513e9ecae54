import { mkdir } from 'node:fs/promises';
import type { Page, ViewportSize } from 'playwright';
import { expect, test } from 'vitest';
import { brandStyles } from '#shared/document/brandStyles.ts';
import { anor } from '#tests/brands/anor.ts';
import { eventually } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { gallery } from '#tests/support/looks/gallery.ts';
import { faintDisabled } from '#tests/support/looks/texts/faintDisabled.ts';
import { sampled } from '#tests/support/sampled.ts';
import { variant } from '#tests/support/variant.ts';

const visit = gallery();
/** Screenshots of the full run, for people to look at; not committed. */
const PICTURES = 'test-results/ui';
const WIDTHS = [360, 820, 1440];
const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
/** Axe is slow on two thousand elements: by default each theme is checked at one width, the smallest or the largest. */
const AXE_WIDTHS: Record<Theme, number> = { dark: 360, light: 1440 };
/** The axe rules that colours alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const isChecked = (theme: Theme, width: number) => isFull || AXE_WIDTHS[theme] === width;

const shared = new Map<Theme, Promise<Page>>();

/** One page per theme for all tests; only its width changes. */
async function components(theme: Theme, viewport: ViewportSize): Promise<Page> {
  const visited = shared.get(theme) ?? visit({ theme, viewport, stays: true });
  shared.set(theme, visited);
  const page = await visited;
  await page.setViewportSize(viewport);
  return page;
}

async function picture(page: Page, name: string): Promise<void> {
  if (!isFull) return;
  await mkdir(PICTURES, { recursive: true });
  // Pictures below the first screen load only when they are near.
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

for (const theme of THEMES)
  test.each(WIDTHS.filter((width) => isChecked(theme, width)))(
    `every component, ${theme} theme, fits %i px, and axe finds nothing`,
    async (width) => {
      const page = await components(theme, { width, height: 900 });
      await eventually(() => page.locator('[data-section]').count()).toBe(13);
      // Listeners of the window's size run with the next frame.
      await eventually(() =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ).toBe(true);
      await picture(page, `${theme}-${width}`);
      expect(await axeProblems(page)).toEqual([]);
    },
  );

variant.each(sampled(THEMES))(
  'axe finds nothing in a popup, a confirm and a curtain dialog, and Escape closes each: %s theme',
  async (theme) => {
    for (const width of [360, 1440].filter((wide) => isChecked(theme, wide))) {
      const page = await components(theme, { width, height: 800 });
      for (const [button, kind] of [
        ['Oyna', 'popup'],
        ['Tasdiq', 'confirm'],
        ['Parda', 'curtain'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.locator('dialog[open]').waitFor();
        if (isFull) await page.screenshot({ path: `${PICTURES}/${theme}-${width}-${kind}.png` });
        expect(await axeProblems(page, 'dialog[open]')).toEqual([]);
        await page.keyboard.press('Escape');
        await eventually(() => page.locator('dialog[open]').count()).toBe(0);
      }
    }
  },
);

test.each(THEMES)('the text of every disabled control has a contrast of 4.5:1: %s theme', async (theme) => {
  const page = await components(theme, { width: 1440, height: 900 });
  const { measured, faint } = await faintDisabled(page);
  expect(faint).toEqual([]);
  expect(measured).toBeGreaterThan(8);
});

test('in a dialog of any kind, no box with round corners clips what scrolls: each frame would be drawn through a mask', async () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 780, height: 360 },
    { width: 1440, height: 900 },
  ]) {
    const page = await components('dark', viewport);
    for (const button of ['Oyna', 'Tasdiq', 'Parda']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      const found = await dialog.evaluate((root) => {
        const scrollers = [...root.querySelectorAll('*')].filter((element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY),
        );
        const masks = scrollers.flatMap((element) => {
          const around: string[] = [];
          for (let box: Element | null = element; box && root.contains(box); box = box.parentElement) {
            const { overflowY, borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(box);
            const isRound = [borderTopLeftRadius, borderTopRightRadius].some((radius) => radius !== '0px');
            if (isRound && overflowY !== 'visible') around.push(box.className);
          }
          return around;
        });
        return { scrollers: scrollers.length, masks };
      });
      expect(found.masks, `${button} at ${viewport.width}`).toEqual([]);
      expect(found.scrollers, button).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await eventually(() => page.locator('dialog[open]').count()).toBe(0);
    }
  }
});

test('a dialog is painted before the page behind it becomes inert; a press in between reaches nothing, and the focus moves once', async () => {
  const page = await components('dark', { width: 1440, height: 900 });
  const seen = await page.evaluate(async () => {
    const [opener, behind] = ['Oyna', 'Tasdiq'].map((name) =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === name),
    ) as [HTMLButtonElement, HTMLButtonElement];
    const focused: string[] = [];
    document.addEventListener('focusin', ({ target }) => focused.push((target as Element).tagName));
    const open = () => {
      opener.focus();
      focused.length = 0;
      opener.click();
    };
    const state = () => {
      const dialog = document.querySelector('dialog:is([open], [popover])');
      return dialog?.matches(':modal') ? 'modal' : dialog?.matches(':popover-open') ? 'popover' : 'closed';
    };
    const close = async () => {
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await new Promise(requestAnimationFrame);
      return document.activeElement === opener;
    };

    open();
    await Promise.resolve();
    const states = [state()];
    await new Promise(requestAnimationFrame);
    states.push(state());
    await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
    states.push(state());
    const moves = [...focused];
    const isReturned = [await close()];

    open();
    await Promise.resolve();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    behind.dispatchEvent(press);
    const pressed = [state(), press.defaultPrevented, document.querySelectorAll('dialog[open]').length];
    isReturned.push(await close());
    return { states, moves, pressed, isReturned };
  });
  expect(seen).toEqual({
    states: ['popover', 'popover', 'modal'],
    moves: ['H2'],
    pressed: ['modal', true, 1],
    isReturned: [true, true],
  });
});

test('on a phone, components fit 320 px, and press targets outside paragraphs are at least 44 px high', async () => {
  const page = await visit({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await picture(page, 'dark-320');
  await page.setViewportSize({ width: 390, height: 844 });
  await eventually(() => page.evaluate(() => innerWidth)).toBe(390);
  const small = await page.locator('[data-section]').evaluateAll((sections) =>
    sections
      .flatMap((section) => [...section.querySelectorAll<HTMLElement>('button, a, summary, label:has(input)')])
      .filter((element) => element.checkVisibility() && !element.closest('p'))
      .flatMap((element) => {
        // A pseudo-element may enlarge the press target.
        const { width, height } = element.getBoundingClientRect();
        const reach = ['::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return style.content !== 'none' && style.position === 'absolute' ? Number.parseFloat(style.height) || 0 : 0;
        });
        return Math.max(height, ...reach) < 43.5 || width < 23.5
          ? [`${element.tagName} ${element.textContent?.slice(0, 20)} ${Math.round(width)}x${Math.round(height)}`]
          : [];
      }),
  );
  expect(small).toEqual([]);
});

test('in calm mode, where the system allows motion, no animation runs and the button does not glow', async () => {
  const page = await components('dark', { width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const pause = page.getByRole('button', { name: 'Toʻxtatish' });
  const glow = () =>
    page.getByRole('button', { name: 'Roʻyxatdan oʻtish' }).evaluate((button) => getComputedStyle(button).boxShadow);
  const moving = () =>
    page.evaluate(
      () =>
        // What follows the scrolling of a row moves nothing by itself.
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
    );
  const calm = page.getByRole('switch', { name: 'Sokin rejim' });
  await eventually(() => pause.count()).toBe(1);
  expect(await moving()).toBeGreaterThan(0);
  expect(await glow()).toContain('24px');
  await calm.check();
  await eventually(() => pause.count()).toBe(0);
  await eventually(moving).toBe(0);
  expect(await glow()).not.toContain('24px');
  await calm.uncheck();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.each(sampled(THEMES))(
  'a brand’s one style sheet changes ground, button, corners, font and mark: %s theme',
  async (theme) => {
    const page = await components(theme, { width: 1440, height: 900 });
    const look = () =>
      page.evaluate(() => {
        const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const button = of('[data-section=buttons] button');
        return {
          ground: getComputedStyle(document.documentElement).backgroundColor,
          button: button.backgroundColor,
          shape: button.borderTopLeftRadius,
          title: of('h1').fontFamily.split(',')[0],
          mark: of('header a span span').backgroundImage.slice(0, 300),
        };
      });
    const before = await look();
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, brandStyles(anor));
    await eventually(look).toMatchObject({
      button: 'rgb(255, 154, 98)',
      shape: '6px',
      ground: theme === 'dark' ? 'rgb(27, 11, 16)' : 'rgb(253, 245, 240)',
    });
    for (const [part, value] of Object.entries(await look()))
      expect(value, part).not.toBe(before[part as keyof typeof before]);
    // Only colours and font change; the test of every component checks the rest.
    if (isFull) expect(await axeProblems(page)).toEqual([]);
    else if (theme === 'light') expect(await axeProblems(page, undefined, [], COLOR_RULES)).toEqual([]);
    await picture(page, `anor-${theme}`);
  },
);
