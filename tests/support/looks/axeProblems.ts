import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type Axe from 'axe-core';
import type { Frame, Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The other file of the package is more than twice as long, and each page is given all of it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What a frame takes that is there; one that never answers is left out. */
const FRAME_MS = 1_000;

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}

/**
 * What axe finds on a page or a part of it, `except` some parts, a line an element; frames of the site are looked at with their page. Where only
 * some `rules` can have another outcome than on a page that has been read, it asks those alone.
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
  // What passes is not described: a page has thousands of elements that do. No rule of these asks for style sheets read anew.
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: RULES },
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // What waits off the screen to be drawn keeps the colours it had, and begins to change them when it is: axe would read those
      // of another theme.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('*{content-visibility:visible!important;transition:none!important}');
      document.adoptedStyleSheets.push(drawn);
      const { violations } = await axe.run(where, how).finally(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
      });
      // The bar of the sportsbook's slip lies over whatever row of odds is at the foot of its frame; one scrolls past it.
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
