import type { Page } from 'playwright';

interface Watched {
  /** Controls seen so far. */
  seen: number;
  /** Those that moved after they were shown, and by how much. */
  moved: string[];
}

/**
 * From now on looks in every frame where the controls of open menus, sheets and dialogs are laid out: those in sight must stay where they
 * were first shown. Transforms of a surface that rises or slides in do not count. Call it before the surface opens.
 */
export async function watchControls(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(watch);
  return () => page.evaluate(() => (window as unknown as { watchedControls: Watched }).watchedControls);
}

/** Resolves when nothing in the page has changed for twenty frames. */
export async function whenStill(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        // An animation by scrolling, or one without end, never finishes.
        const isMoving = ({ playState, effect, timeline }: Animation) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        const observer = new MutationObserver(() => {
          quiet = 0;
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const next = () => {
          quiet += 1;
          if (quiet <= frames || document.getAnimations().some(isMoving)) return void requestAnimationFrame(next);
          observer.disconnect();
          resolve();
        };
        next();
      }),
    20,
  );
}

/** Runs in the page. */
function watch(): void {
  const SURFACES = 'dialog[open], [popover]:popover-open, header details[open] > :not(summary)';
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab]';
  const first = new Map<Element, string>();
  const watched: Watched = { seen: 0, moved: [] };
  Object.assign(window, { watchedControls: watched });
  /** Where the layout has put it on the screen, whatever transforms do. */
  const placeOf = (control: HTMLElement) => {
    let [x, y] = [0, 0];
    for (let at: HTMLElement | null = control; at; at = at.offsetParent as HTMLElement | null) {
      const parent = at.offsetParent;
      x += at.offsetLeft + (parent ? parent.clientLeft - parent.scrollLeft : 0);
      y += at.offsetTop + (parent ? parent.clientTop - parent.scrollTop : 0);
    }
    return [x, y] as const;
  };
  const isInSight = (control: HTMLElement) => {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    return width > 4 && height > 4 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const look = () => {
    for (const surface of document.querySelectorAll(SURFACES))
      for (const control of surface.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (!control.checkVisibility() || !isInSight(control)) continue;
        const place = placeOf(control).join(' ');
        const was = first.get(control);
        if (was !== undefined && was !== place) {
          const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName;
          watched.moved.push(`${name.slice(0, 60)}: ${was} -> ${place}`);
        }
        first.set(control, place);
      }
    watched.seen = first.size;
    requestAnimationFrame(look);
  };
  look();
}
