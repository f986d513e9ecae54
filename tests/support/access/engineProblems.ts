import type { Page } from 'playwright';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { alfaProblems } from './alfaProblems.ts';
import { ibmProblems } from './ibmProblems.ts';
import { knownFindings } from './knownFindings.ts';

const ENGINES = { axe: axeProblems, ibm: ibmProblems, alfa: alfaProblems } as const;

/** Runs axe and the engines of IBM and Siteimprove on a page as it is now. Gives what they find, except `knownFindings`. */
export async function engineProblems(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const engine of ['axe', 'ibm', 'alfa'] as const)
    for (const line of await ENGINES[engine](page))
      if (!knownFindings.some((one) => one.engine === engine && one.finding.test(line)))
        found.add(`${engine}: ${line}`);
  return [...found];
}
