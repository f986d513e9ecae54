import type { GeneralInfo } from '#shared/api/site/metadata.contract.ts';

type Analytic = NonNullable<GeneralInfo['analytic']>;

/** The parts of a window that trackers use. */
export interface TagWindow {
  dataLayer?: unknown[];
  ym?: ((...args: unknown[]) => void) & { a?: unknown[] };
  document: Pick<Document, 'createElement' | 'head'>;
}

export interface TagManager {
  push(event: string, details?: object): void;
}

/**
 * Loads the operator's trackers and passes events to them through `dataLayer`. Create only after consent: before it, no tracker may
 * be on the page.
 */
export function createTagManager(window: TagWindow, { gtm, ga, ym }: Analytic): TagManager {
  const layer = (window.dataLayer ??= []);
  const load = (src: string) => {
    const script = window.document.createElement('script');
    script.async = true;
    script.src = src;
    window.document.head.append(script);
  };
  if (gtm) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtm)}`);
  }
  if (ga) {
    layer.push(argumentsOf('js', new Date()), argumentsOf('config', ga));
    load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ga)}`);
  }
  if (ym) {
    const queue: NonNullable<TagWindow['ym']> = (window.ym ??= (...args) => (queue.a ??= []).push(args));
    window.ym(Number(ym), 'init', { clickmap: false, webvisor: false });
    load('https://mc.yandex.ru/metrika/tag.js');
  }
  return { push: (event, details = {}) => void layer.push({ event, ...details }) };
}

/** gtag.js requires an `arguments` object for commands; it takes an array for an event. */
function argumentsOf(..._args: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for an event
  return arguments;
}
