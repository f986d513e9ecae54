import { routes } from '#client/app/routes.ts';
import { type Language, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { Device, journey, Visitor } from '#tests/support/browsers/journey.ts';
import { isFull } from '#tests/support/isFull.ts';
import { signInAs } from '#tests/support/players/signInAs.ts';
import { broughtScripts } from './broughtScripts.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { lookAtPage } from './lookAtPage.ts';
import { looksOn } from './looksOn.ts';
import type { PublicPage } from './publicPages.ts';
import { withoutVitals } from './withoutVitals.ts';

interface Walk {
  pages: readonly PublicPage[];
  device: Device;
  locale: Language;
  /** The player's login. Without it the visitor is a guest. */
  email?: string;
  /** Origin of a proxy that sends documents in pieces. Without it the site sends them whole. */
  origin?: string;
  /** Maximum bytes of script that each page may load besides those of home. */
  maxScript?: number;
}

interface Walker {
  visitor: Visitor;
  /** Layouts whose header, footer and menus axe has checked. */
  framesRead: Set<unknown>;
  /** Names of the scripts that home loads. */
  ofHome?: ReadonlySet<string>;
}

const layoutOf = ({ kind }: PublicPage) => routes.find(({ pattern }) => pattern === kind)?.layout;

/**
 * Gives a function that opens pages one after the other and resolves with their problems. The same visitor opens all pages of one
 * device, language and player: a new browser for each page would take half of the time.
 */
export function pageWalks({ visit, site }: Pick<ReturnType<typeof journey>, 'visit' | 'site'>) {
  const visitors = new Map<string, Walker>();

  async function visitorOf({ device, locale, email, origin }: Walk) {
    const name = `${email} ${device} ${locale} ${origin}`;
    const known = visitors.get(name);
    if (known && !known.visitor.page.isClosed()) return known;
    const visitor = await visit({
      device,
      locale,
      stays: true,
      hasPictures: true,
      ...(origin ? { vendors: [origin] } : {}),
    });
    const entry: Walker = { visitor, framesRead: new Set<unknown>() };
    visitors.set(name, entry);
    await watchLayoutShift(visitor.page);
    const { theme } = looksOn(device)[0] ?? {};
    await visitor.page.addInitScript((value) => localStorage.setItem('theme', value), theme ?? 'dark');
    await withoutVitals(visitor.page);
    if (email) await signInAs(visitor.page, site().origin, email);
    return entry;
  }

  async function namesOfHome({ page, open, step }: Visitor, isPlayer: boolean): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    await step('home, to compare', async () => {
      await open(paths.home.build());
      // What home loads when the browser is idle is loaded by every page.
      for (const { name } of await broughtScripts(page, { isPlayer })) names.add(name);
    });
    return names;
  }

  return async function walk(order: Walk): Promise<string[]> {
    const entry = await visitorOf(order);
    const { visitor, framesRead } = entry;
    const problems: string[] = [];
    const isPlayer = order.email !== undefined;
    const weigh = async (max: number) => {
      const more = (await broughtScripts(visitor.page, { isPlayer })).filter(({ name }) => !entry.ofHome?.has(name));
      const weight = more.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const list = more.map(({ name, encodedBodySize }) => `${encodedBodySize} ${name}`).join(', ');
      if (weight > max || weight < 1_000) problems.push(`brings ${weight} bytes of script, not up to ${max}: ${list}`);
    };
    if (order.maxScript !== undefined) entry.ofHome ??= await namesOfHome(visitor, isPlayer);
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
          const onLoaded = async () => {
            if (order.maxScript !== undefined) await weigh(order.maxScript);
          };
          const found = await lookAtPage({ visitor, who, origin, coming, isFrameRead, onLoaded }, one);
          problems.push(...found.map((problem) => `${address}: ${problem}`));
        })
        .catch((error: unknown) => problems.push(String(error)));
    }
    return problems;
  };
}
