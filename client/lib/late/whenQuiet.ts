import { whenIdle } from './whenIdle.ts';

/** Milliseconds after the page has loaded. */
const QUIET_MS = 2_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls `run` once, when the browser is idle after the first input of the visitor, or after the page has been loaded for two seconds: work
 * that no visitor waits for must not compete with what a cheap phone still hydrates, paints and decodes.
 */
export function whenQuiet(run: () => void): void {
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const input of INPUTS) removeEventListener(input, begin, true);
    whenIdle(run);
  };
  for (const input of INPUTS) addEventListener(input, begin, { capture: true, passive: true });
  whenIdle(() => setTimeout(begin, QUIET_MS));
}
