import type { Page } from 'playwright';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { alfaProblems } from './alfaProblems.ts';
import { ibmProblems } from './ibmProblems.ts';
import { type KnownFinding, knownFindings } from './knownFindings.ts';

const ENGINES = { axe: axeProblems, ibm: ibmProblems, alfa: alfaProblems } as const;

/** Ends the animations, and puts the bars that stay on the screen into the page: they cover a part of whatever is not scrolled yet. */
function settle(): void {
  for (const one of document.getAnimations())
    if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(one);
    if ((position === 'fixed' || position === 'sticky') && one.matches('header, nav')) one.style.position = 'static';
  }
}

/**
 * Runs axe and the engines of IBM and Siteimprove on a page as it is when scrolled to each of its parts. Gives what they find, except
 * `knownFindings`, and which of these were found.
 */
export async function engineProblems(page: Page): Promise<{ found: string[]; known: KnownFinding[] }> {
  await page.evaluate(settle);
  const found = new Set<string>();
  const known: KnownFinding[] = [];
  for (const engine of ['axe', 'ibm', 'alfa'] as const)
    for (const line of await ENGINES[engine](page)) {
      const reasons = knownFindings.filter((one) => one.engine === engine && one.finding.test(line));
      if (reasons.length === 0) found.add(`${engine}: ${line}`);
      known.push(...reasons);
    }
  return { found: [...found], known };
}
