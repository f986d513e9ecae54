import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type Axe from 'axe-core';
import type { Frame, Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The minified file: the other is more than twice as long, and is sent to every page. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The timeout of a frame; one that does not answer is skipped. */
const FRAME_MS = 1_000;

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

/**
 * Runs axe on a page or a part of it, `except` some parts, and on its frames. Gives a line for each element with a violation.
 * `rules` limits it to rules whose outcome can differ from a page that was checked before. Rejects when axe fails.
 */
export async function axeProblems(
  page: Page,
  part?: string,
  except: readonly string[] = [],
  rules?: readonly string[],
): Promise<string[]> {
  await bringAxe(page.mainFrame());
  const others = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(others.map((frame) => Promise.race([bringAxe(frame).catch(() => undefined), wait(FRAME_MS)])));
  const context = { ...(part ? { include: [part] } : {}), exclude: [...except] };
  // Passes are not reported: a page has thousands. None of these rules needs style sheets to be preloaded.
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: RULES },
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // Elements skipped by content-visibility keep old colours and start their transition when drawn: axe would read the colours
      // of another theme.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('*{content-visibility:visible!important;transition:none!important}');
      document.adoptedStyleSheets.push(drawn);
      const { violations } = await axe.run(where, how).finally(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
      });
      // The bar of the sportsbook's slip covers the last visible row of odds, which can be scrolled.
      const isUnderBar = (id: string, { target, failureSummary }: Axe.NodeResult) =>
        id === 'target-size' &&
        String(target[1]).startsWith('button[data-key=') &&
        failureSummary?.includes('partially obscured');
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter((node) => !isUnderBar(id, node))
          .map(
            ({ target, failureSummary }) =>
              `${id} (${help}): ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
          ),
      );
    },
    [context, options] as const,
  );
}
