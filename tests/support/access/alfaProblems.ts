import { Audit, Outcome, type Rule } from '@siteimprove/alfa-act';
import { Device, Display, Viewport } from '@siteimprove/alfa-device';
import { type Document, Element, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import { type Flattened, Rules } from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as Audited } from '@siteimprove/alfa-web';
import type { Page } from 'playwright';

/** Rules of criteria of the levels A and AA; the others are advice or of level AAA. */
const RULES = [...Rules.values()].filter((rule) =>
  [...(rule as Rule<Audited, never>).requirements].some((one) => Criterion.isCriterion(one) && Conformance.isAA()(one)),
) as Iterable<Flattened.Rule>;
const NAME_LENGTH = 160;

/**
 * Runs Siteimprove's rules on a page as it is now. Gives a line for each element that fails: `rule: element: why`. It reads the
 * document and its style sheets instead of the screen. Rejects when the page cannot be read.
 */
export async function alfaProblems(page: Page): Promise<string[]> {
  const json = await page.evaluate<Document.JSON>(`(${Native.fromNode})(document)`);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const side = width > height ? Viewport.Orientation.Landscape : Viewport.Orientation.Portrait;
  const device = Device.of(Device.Type.Screen, Viewport.of(width, height, side), Display.of(1));
  const audited = Audited.of(Request.empty(), Response.empty(), Node.from(json, device) as never, device);
  const outcomes = await Audit.of(audited, RULES).evaluate();
  // All outside an open modal dialog is inert, which the engine does not know.
  const isModal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  const failed = [...outcomes].filter(Outcome.isFailed).filter(({ target }) => !isModal || isInDialog(target));
  return failed.map((outcome) => {
    const { rule, expectations } = outcome.toJSON() as unknown as {
      rule: { uri: string };
      expectations: [string, { error?: { message: string } }][];
    };
    const why = expectations.map(([, { error }]) => error?.message ?? '').join(' ');
    return `${rule.uri.split('/').at(-1)}: ${nameOf(outcome.target)}: ${why}`;
  });
}

function isInDialog(target: unknown): boolean {
  if (!Node.isNode(target)) return true;
  return [target, ...target.ancestors()].some(
    (node) => Element.isElement(node) && node.name === 'dialog' && node.attribute('open').isSome(),
  );
}

/** The beginning of the element's markup; of a text, its parent's; of a group, its first element's. */
function nameOf(target: unknown): string {
  if (!Node.isNode(target))
    return Symbol.iterator in Object(target) ? nameOf([...(target as Iterable<unknown>)][0]) : '';
  const element = Element.isElement(target) ? target : target.parent().getOr(target);
  return String(element).replaceAll(/\s+/g, ' ').slice(0, NAME_LENGTH);
}
