import type { Page } from 'playwright';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { alfaProblems } from './alfaProblems.ts';
import { ibmProblems } from './ibmProblems.ts';
import { type KnownFinding, knownFindings } from './knownFindings.ts';

const ENGINES = { axe: axeProblems, ibm: ibmProblems, alfa: alfaProblems } as const;

/**
 * Runs axe and the engines of IBM and Siteimprove on a page whose animations have ended. Gives what they find, except `knownFindings`, and
 * which of these were found.
 */
export async function engineProblems(page: Page): Promise<{ found: string[]; known: KnownFinding[] }> {
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (Number.isFinite(Number(one.effect?.getComputedTiming().endTime))) one.finish();
  });
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
