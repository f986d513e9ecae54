import { routes } from '../../client/app/routes.ts';
import { type Language, withLocale } from '../../shared/locales.ts';
import { isFull } from './isFull.ts';
import type { Device, journey, Visitor } from './journey.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { lookAtPage } from './lookAtPage.ts';
import { looksOn } from './looksOn.ts';
import type { PublicPage } from './publicPages.ts';
import { signInAs } from './signInAs.ts';

interface Walk {
  pages: readonly PublicPage[];
  device: Device;
  locale: Language;
  /** A guest walks where nobody is named. */
  email?: string;
  /** Where the documents come from in pieces; without it they come from the site, whole. */
  origin?: string;
}

const layoutOf = ({ kind }: PublicPage) => routes.find(({ pattern }) => pattern === kind)?.layout;

/**
 * Visitors who look at pages one after the other, and say what is wrong with them. Whoever sees the same pages so walks them all:
 * a browser that starts anew for each takes half of the time.
 */
export function pageWalks({ visit, site }: Pick<ReturnType<typeof journey>, 'visit' | 'site'>) {
  const visitors = new Map<string, { visitor: Visitor; framesRead: Set<unknown> }>();

  async function visitorOf({ device, locale, email, origin }: Walk) {
    const name = `${email} ${device} ${locale} ${origin}`;
    const known = visitors.get(name);
    if (known && !known.visitor.page.isClosed()) return known;
    const visitor = await visit({ device, locale, stays: true, ...(origin ? { vendors: [origin] } : {}) });
    const entry = { visitor, framesRead: new Set<unknown>() };
    visitors.set(name, entry);
    await watchLayoutShift(visitor.page);
    const { theme } = looksOn(device)[0] ?? {};
    await visitor.page.addInitScript((value) => localStorage.setItem('theme', value), theme ?? 'dark');
    if (email) await signInAs(visitor.page, site().origin, email);
    return entry;
  }

  return async function walk(order: Walk): Promise<string[]> {
    const { visitor, framesRead } = await visitorOf(order);
    const problems: string[] = [];
    for (const one of order.pages) {
      const address = withLocale(one.path, order.locale);
      const layout = layoutOf(one);
      const isFrameRead = !isFull && framesRead.has(layout);
      framesRead.add(layout);
      if (one.status !== 200) visitor.expectRefusal({ status: one.status, path: address });
      await visitor
        .step(address, async () => {
          const { origin = site().origin, email } = order;
          const who = email ? 'player' : 'guest';
          const coming = order.origin ? 'inPieces' : 'whole';
          const found = await lookAtPage({ visitor, who, origin, coming, isFrameRead }, one);
          problems.push(...found.map((problem) => `${address}: ${problem}`));
        })
        .catch((error: unknown) => problems.push(String(error)));
    }
    return problems;
  };
}
