import type { ConsoleMessage, Page, Request, Response } from 'playwright';

/** An answer that the journey provokes on purpose. */
export interface ExpectedRefusal {
  /** 0: it never arrives. */
  status: number;
  /** The start of its address behind the origin; of what never arrives, the whole start. */
  path: string;
}

export interface PageWatch {
  /** Names what happens from here on; problems are told with it. */
  step(name: string): void;
  expectRefusal(refusal: ExpectedRefusal): void;
  /** What went wrong since the last time this was asked, a sentence each. */
  take(): string[];
}

/** Chromium writes this beside every failed answer; the answer itself is judged by its status below, so it is not counted twice. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of/;
/** Browsers say so of a sandbox around a document of the site's own origin; what it is for all the same is in docs/operations.md. */
const OWN_SANDBOX = /^An iframe which has both allow-scripts and allow-same-origin .* its sandboxing\.$/;
/** Of the browser's driver, to a visitor without service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';
/** The page was left, or an element removed, before its picture or call was there. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/**
 * Sees everything that a visitor's browser complains about: errors and warnings of the console (a failed hydration and a
 * violation of the content policy are among them), uncaught errors, answers from 400 on, requests that failed, requests to
 * anybody but us and `vendors`. Frames and pop-ups of the page included. Must be called before the first navigation.
 */
export async function watchPage(
  page: Page,
  origin: string,
  { hasScript = true, vendors = [] }: { hasScript?: boolean; vendors?: readonly string[] } = {},
): Promise<PageWatch> {
  const found: string[] = [];
  const expected: ExpectedRefusal[] = [];
  let step = 'start';
  const neverArrives = (url: string) => expected.some(({ status, path }) => status === 0 && url.startsWith(path));
  const tell = (problem: string) => found.push(`[${step}] ${problem}`);

  // The violation is an event of the document; its console line lacks the sample.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sample} in ${sourceFile}`),
    );
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (
      !FAILED_LOAD.test(text) &&
      !OWN_SANDBOX.test(text) &&
      text !== BLOCKED_WORKER &&
      !neverArrives(message.location().url)
    )
      tell(`console ${message.type()}: ${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => tell(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => tell('the page crashed'));
  page.on('request', (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin && !vendors.includes(asked))
      tell(`a request to ${request.url()}`);
  });
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A browser without script still reads the preloads of the head and refuses them.
    const isRefusedScript = !hasScript && request.resourceType() === 'script';
    if (!ABORTED.includes(reason) && !isRefusedScript && !neverArrives(request.url()))
      tell(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response: Response) => {
    const status = response.status();
    if (status < 400) return;
    const path = response.url().slice(origin.length);
    if (expected.some((refusal) => refusal.status === status && path.startsWith(refusal.path))) return;
    tell(`${response.request().method()} ${path}: ${status}`);
  });

  return {
    step: (name) => {
      step = name;
    },
    expectRefusal: (refusal) => expected.push(refusal),
    take: () => found.splice(0),
  };
}
