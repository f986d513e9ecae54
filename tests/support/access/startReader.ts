import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { whenStill } from '#tests/support/browsers/journey.ts';

/** What the virtual screen reader offers; its types need the whole package of its browser build. */
interface VirtualReader {
  readonly activeNode: Node | null;
  start(options: { container: Element; window?: { MutationObserver: typeof MutationObserver } }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}
interface ReaderWindow {
  readerOfTests?: { Virtual: new () => VirtualReader };
  listener?: VirtualReader;
  wasInDialog?: boolean;
}

/** Its build for browsers, as an expression instead of a module: the policy of the site allows no other module. */
const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
).replace(/export\{([^}]*)\};/, (_, names: string) => {
  const pairs = names.split(',').map((pair) => pair.split(' as '));
  return `globalThis.readerOfTests={${pairs.map(([inner, outer]) => `${outer ?? inner}:${inner}`).join(',')}};`;
});
/** What is said in some runs only: the welcome to the club, at any moment, and that something loads, when it takes long. */
const CHANCE: readonly (readonly [RegExp, string])[] = [
  [/^(?:polite: )?(?:Klubga xush kelibsiz|Добро пожаловать в клуб).*/, ''],
  [/^polite: (?:.* yuklanmoqda|Qidirilmoqda…|.* загружается|Ищем…|Загрузка)$/, ''],
];
/** What differs in every run. */
const CLOCK: readonly (readonly [RegExp, string])[] = [
  [/\d{2}\.\d{2}\.\d{4}/g, '{date}'],
  [/№ \d+/g, '№ {number}'],
  [/\b(?:\d{1,2}:)?\d{1,2}:\d{2}\b/g, '{time}'],
  [/(?:ear|player|money)-[\w-]+@[\w.]+\w/g, '{email}'],
  [/Oyinchi\d+/g, '{nickname}'],
];
/** A region that announces while it has no text. */
const EMPTY = /^(?:|alert|status|(?:assertive|polite): ?)$/;
/** What a region announces. */
const LIVE = /^(?:assertive|polite): /;
/** So many frames without a new phrase end what is told after an action: an error is inserted anew 400 ms after its form was sent. */
const QUIET_FRAMES = 36;
/** A page that never comes to rest is read as it is. */
const MOST_FRAMES = 600;

/** What a screen reader says on a page, as lines of an approved file. */
export interface Reader {
  /** What was said up to now: a line with `# ` tells what the player does, the others what is said. */
  readonly lines: readonly string[];
  /** Reads the open dialog, else the main part, from its beginning to its end; `part` is a selector for another one. */
  read(title: string, part?: string): Promise<void>;
  /** Runs an action and adds what is said by itself: the element that gets the focus, and regions that announce. */
  hear(title: string, run: () => Promise<unknown>): Promise<void>;
}

/**
 * A virtual screen reader in the page of a visitor. `masks` replace what differs from run to run, such as a number of a ticket.
 * Rejects when the page has neither a main part nor a dialog.
 */
export function startReader(page: Page, masks: readonly (readonly [RegExp, string])[] = []): Reader {
  const lines: string[] = [];
  const add = (title: string, said: readonly string[]) => {
    const masked = said.map((phrase) =>
      [...CHANCE, ...masks, ...CLOCK].reduce(
        (text, [what, by]) => text.replace(what, by),
        phrase.replaceAll('\u00a0', ' '),
      ),
    );
    const told = masked.filter((phrase, index) => phrase !== masked[index - 1] && !EMPTY.test(phrase));
    lines.push(...(lines.length > 0 ? [''] : []), `# ${title}`, ...told);
  };
  async function bring(): Promise<void> {
    if (!(await page.evaluate(() => 'readerOfTests' in window))) await page.evaluate(`(()=>{${SOURCE}\n})()`);
  }
  const settle = async () => {
    await whenStill(page);
    await page.evaluate(rest, [QUIET_FRAMES, MOST_FRAMES] as const);
  };
  return {
    lines,
    async read(title, part) {
      await settle();
      await bring();
      add(title, await page.evaluate(readPart, part));
    },
    async hear(title, run) {
      await settle();
      await bring();
      await page.evaluate(listen);
      await run();
      // An action that leads to another document takes the listener with it: the player reads the new page.
      // What regions announce comes in any order among what the focus tells: it is written after it.
      const said = await page.evaluate(stopListening, QUIET_FRAMES);
      add(title, [...said.filter((phrase) => !LIVE.test(phrase)), ...said.filter((phrase) => LIVE.test(phrase))]);
    },
  };
}

/** Waits until no element comes, goes or takes the focus any more; a clock changes only its text. */
async function rest([quiet, most]: readonly [number, number]): Promise<void> {
  let still = 0;
  const watch = new MutationObserver((changes) => {
    if (
      changes.some(({ addedNodes, removedNodes }) =>
        [...addedNodes, ...removedNodes].some((node) => node instanceof Element),
      )
    )
      still = 0;
  });
  watch.observe(document.body, { subtree: true, childList: true });
  let focused = document.activeElement;
  for (let frame = 0; still < quiet && frame < most; frame += 1) {
    await new Promise(requestAnimationFrame);
    still += 1;
    if (document.activeElement !== focused) still = 0;
    focused = document.activeElement;
  }
  watch.disconnect();
}

async function readPart(selector?: string): Promise<string[]> {
  const { readerOfTests } = window as unknown as ReaderWindow;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const part = selector ? document.querySelector(selector) : (dialog ?? document.querySelector('main'));
  if (!part || !readerOfTests) throw new Error(`nothing to read: ${selector}`);
  const reader = new readerOfTests.Virtual();
  await reader.start({ container: part });
  const said: string[] = [];
  const begin = await reader.lastSpokenPhrase();
  for (let phrase = begin; ; phrase = await reader.lastSpokenPhrase()) {
    const node = reader.activeNode;
    const element = node instanceof Element ? node : node?.parentElement;
    // The reader does not know that a closed `details` hides its content.
    const isShown = element?.checkVisibility({ visibilityProperty: true });
    // Links, buttons and headings are read once, by their name; where an item ends, and forms without a name, are not said.
    const within = node === element ? element?.parentElement : element;
    const isTold =
      within?.closest('a,button,[role=button],[role=tab]') ?? (node !== element && within?.closest('h1,h2,h3,h4'));
    if (isShown && !(isTold && part.contains(isTold)) && !/^(?:paragraph$|form$|end\b)/.test(phrase)) {
      const value = element?.getAttribute('value');
      // Browsers expose no value of a button; it may also be its name.
      const isTwice = value && phrase.split(`, ${value}`).length > 2;
      const hasOther = value && element?.textContent?.trim() !== value;
      said.push(node instanceof HTMLButtonElement && (isTwice || hasOther) ? phrase.replace(`, ${value}`, '') : phrase);
    }
    if (node === part && phrase !== begin) break;
    await reader.next();
  }
  await reader.stop();
  return said;
}

async function listen(): Promise<void> {
  const reader = window as unknown as ReaderWindow;
  if (!reader.readerOfTests) throw new Error('the reader is missing');
  const modal = () => [...document.querySelectorAll('dialog:modal')].at(-1);
  reader.wasInDialog = modal() !== undefined;
  /**
   * Changes that a reader is told: all outside an open modal dialog is inert. Elements that are gone when they are reported are left out,
   * the reader fails on them.
   */
  class Told extends MutationObserver {
    constructor(tell: MutationCallback) {
      super((records, observer) => {
        const dialog = modal();
        tell(
          records.filter(({ target }) => target.isConnected && (!dialog || dialog.contains(target))),
          observer,
        );
      });
    }
  }
  reader.listener = new reader.readerOfTests.Virtual();
  await reader.listener.start({ container: document.body, window: { MutationObserver: Told } });
}

async function stopListening(quiet: number): Promise<string[]> {
  const { listener, wasInDialog } = window as unknown as ReaderWindow;
  if (!listener) return [];
  let count = 0;
  for (let still = 0; still < quiet; still += 1) {
    await new Promise(requestAnimationFrame);
    const { length } = await listener.spokenPhraseLog();
    if (length !== count) still = 0;
    count = length;
  }
  // The first phrase is the page itself; a dialog that was open before is not new.
  const said = (await listener.spokenPhraseLog()).slice(1);
  await listener.stop();
  return wasInDialog && /^(?:alert)?dialog,/.test(said[0] ?? '') ? said.slice(1) : said;
}
