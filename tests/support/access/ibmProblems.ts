import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

interface IbmResult {
  ruleId: string;
  /** `VIOLATION` and the like, and `FAIL`, `POTENTIAL`, `MANUAL` or `PASS`. */
  value: [string, string];
  message: string;
  snippet: string;
}
interface IbmWindow {
  ace?: { Checker: new () => { check(root: Document, rulesets: string[]): Promise<{ results: IbmResult[] }> } };
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Runs IBM's rules for WCAG 2.2 on a page as it is now. Gives a line for each certain violation: `rule: element: why`. */
export async function ibmProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${SOURCE};globalThis.ace = ace;`);
  return page.evaluate(async () => {
    const { ace } = window as unknown as IbmWindow;
    if (!ace) throw new Error('the rules of IBM are missing');
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, result] }) => kind === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, snippet, message }) => `${ruleId}: ${snippet.slice(0, 160)}: ${message}`);
  });
}
