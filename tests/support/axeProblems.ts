import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What passes is not described: a page has thousands of elements that do. No rule of these asks for style sheets read anew. */
const ONLY_PROBLEMS = { resultTypes: ['violations' as const], preload: false };

/** What axe finds on a page or a part of it, `except` some parts, a line an element; frames of the site are looked at with their page. */
export async function axeProblems(page: Page, part?: string, except: readonly string[] = []): Promise<string[]> {
  // Not legacy, it would open a blank page each time to put its findings together; only frames of others need that.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(ONLY_PROBLEMS).withTags(RULES);
  if (part) axe.include(part);
  for (const selector of except) axe.exclude(selector);
  // What waits off the screen to be drawn keeps the colours it had: axe would read those of another theme.
  const drawn = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const { violations } = await axe.analyze();
  await drawn.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  await drawn.dispose();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}
