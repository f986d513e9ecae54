import type { ConsoleMessage, Page, Request, Response } from 'playwright';

/** A failed request that the test expects. */
export interface ExpectedRefusal {
  /** 0: the request fails without an answer. */
  status: number;
  /** The start of its path; with the status 0, the start of its whole address. */
  path: string;
}

/** Problems of a page, as its browser reports them. */
export interface PageWatch {
  /** Names the current step; problems are reported with it. */
  step(name: string): void;
  expectRefusal(refusal: ExpectedRefusal): void;
  /** An uncaught error with this message is the subject of the test. */
  expectError(message: string): void;
  /** Problems since the last call, a sentence each. */
  take(): string[];
}

interface WatchOptions {
  hasScript?: boolean;
  /** The browser loads no pictures. */
  isWithoutPictures?: boolean;
  /** Origins besides the site's that the page may request. */
  vendors?: readonly string[];
}

/** Chromium logs this for every failed answer. The answer is checked by its status below, so this line is ignored. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of/;
/** Browsers warn about a sandboxed frame of the same origin; docs/game-documents.md explains why it is used. */
const OWN_SANDBOX = /^An iframe which has both allow-scripts and allow-same-origin .* its sandboxing\.$/;
/** Playwright logs this for a visitor without service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';
/** Chromium warns about every preload of a picture when it loads none (`openBrowser`). */
const UNUSED_PICTURE = /image loading is disabled\.$|^The resource \S+\/uploads\/\S+ was preloaded .* but not used /;
/** Pages whose documents report violations: a page may have several visitors, one after the other. */
const reporting = new WeakSet<Page>();
/** Errors of requests that a navigation or a removed element cancelled. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/**
 * Records every problem that a visitor's browser reports: console errors and warnings (including failed hydration and CSP
 * violations), uncaught errors, answers from 400 on, failed requests, and requests to origins other than the site and `vendors`.
 * Includes frames and pop-ups. Call it before the first navigation.
 */
export async function watchPage(
  page: Page,
  origin: string,
  { hasScript = true, isWithoutPictures = false, vendors = [] }: WatchOptions = {},
): Promise<PageWatch> {
  const found: string[] = [];
  const expected: ExpectedRefusal[] = [];
  const faults: string[] = [];
  let step = 'start';
  const neverArrives = (url: string) => expected.some(({ status, path }) => status === 0 && url.startsWith(path));
  const report = (problem: string) => found.push(`[${step}] ${problem}`);

  // The console line of a violation lacks the sample, which the event has.
  if (!reporting.has(page))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
        console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sample} in ${sourceFile}`),
      );
    });
  reporting.add(page);
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    if (
      !FAILED_LOAD.test(text) &&
      !OWN_SANDBOX.test(text) &&
      !(isWithoutPictures && UNUSED_PICTURE.test(text)) &&
      text !== BLOCKED_WORKER &&
      !neverArrives(message.location().url)
    )
      report(`console ${message.type()}: ${text} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!faults.includes(error.message)) report(`uncaught: ${error.stack ?? error.message}`);
  });
  page.on('crash', () => report('the page crashed'));
  page.on('request', (request: Request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin && !vendors.includes(target))
      report(`a request to ${request.url()}`);
  });
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A browser without scripts still finds the preloads of the head, and blocks them.
    const isRefusedScript = !hasScript && request.resourceType() === 'script';
    if (!ABORTED.includes(reason) && !isRefusedScript && !neverArrives(request.url()))
      report(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response: Response) => {
    const status = response.status();
    if (status < 400) return;
    const path = response.url().slice(origin.length);
    if (expected.some((refusal) => refusal.status === status && path.startsWith(refusal.path))) return;
    report(`${response.request().method()} ${path}: ${status}`);
  });

  return {
    step: (name) => {
      step = name;
    },
    expectRefusal: (refusal) => expected.push(refusal),
    expectError: (message) => faults.push(message),
    take: () => found.splice(0),
  };
}
