import { nextTask } from './nextTask.ts';

/** Requests that one task begins: on a cheap phone each takes three milliseconds, and a part may have thirty files. */
const REQUESTS_A_TASK = 3;

/** Style sheets on their way, by address. */
const coming = new Map<string, Promise<unknown>>();

/**
 * Imports a module of this build when its style sheets are there. `files`: what it needs, as paths of the build: the module itself, then what
 * that imports. The build calls it for each `import()` in place of Vite's own helper, which requests all files in one task and evaluates
 * them in another. Rejects when a file is missing, and tells the window by `vite:preloadError`.
 */
export async function importWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    // React asks for a part while it renders.
    if (files.length > 0) await nextTask();
    const styles = Promise.all(files.filter(isStyle).map((file) => requestStyle(`/${file}`)));
    // Awaited below; one that fails before that is no unhandled rejection.
    styles.catch(() => undefined);
    const modules = files.filter((file) => !isStyle(file)).map(addressOf);
    await requestModules(modules);
    await styles;
    if (modules.length > REQUESTS_A_TASK) await evaluate(modules.slice(1).reverse());
    return await load();
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

const isStyle = (file: string) => file.endsWith('.css');

/** As links of the document have it. A page in Cyrillic script has an import map, which replaces files of messages. */
const addressOf = (file: string) => import.meta.resolve?.(`/${file}`).replace(location.origin, '') ?? `/${file}`;

async function requestModules(addresses: readonly string[]): Promise<void> {
  const missing = addresses.filter((address) => !linkTo(address));
  for (const [place, address] of missing.entries()) {
    if (place > 0 && place % REQUESTS_A_TASK === 0) await nextTask();
    const link = document.createElement('link');
    const [rel] = ['modulepreload', 'preload'].filter((name) => link.relList.supports(name));
    addLink(Object.assign(link, { rel, as: 'script' }), address);
  }
}

/** Runs what the module needs, each file in a task of its own. One that fails is left to the import of the module. */
async function evaluate(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await import(/* @vite-ignore */ address).catch(() => undefined);
    await nextTask();
  }
}

/** Resolves when the style sheet is there. One in the document is loaded with it, or again when it failed (reviveStyles). */
async function requestStyle(address: string): Promise<unknown> {
  const loading = coming.get(address);
  if (loading || linkTo(address, '[rel=stylesheet]')) return loading;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${address}`));
  }).finally(() => coming.delete(address));
  coming.set(address, loaded);
  addLink(link, address);
  return loaded;
}

function linkTo(address: string, kind = ''): Element | null {
  return document.querySelector(`link[href="${address}"]${kind}`);
}

function addLink(link: HTMLLinkElement, address: string): void {
  document.head.append(Object.assign(link, { crossOrigin: '', href: address }));
}
