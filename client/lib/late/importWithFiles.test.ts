import { afterEach, expect, test, vi } from 'vitest';

interface Link {
  rel: string;
  href: string;
  onload?: () => void;
  onerror?: () => void;
}

/** A document with these links; `added`: the links that tasks have added, one list a task. */
function browserWith(present: Partial<Link>[] = []) {
  vi.resetModules();
  vi.doMock('./nextTask.ts', () => ({ nextTask: async () => void added.push([]) }));
  const links = [...present];
  const added: string[][] = [[]];
  const told: unknown[] = [];
  // In Vitest modules are files.
  vi.stubGlobal('location', { origin: 'file://' });
  vi.stubGlobal('dispatchEvent', (event: Event & { payload: unknown }) => told.push([event.type, event.payload]));
  vi.stubGlobal('document', {
    createElement: () => ({ relList: { supports: () => true } }),
    querySelector: (selector: string) =>
      links.find(
        ({ rel, href }) =>
          selector.startsWith(`link[href="${href}"]`) &&
          (!selector.includes('rel=') || selector.includes(`rel=${rel}`)),
      ) ?? null,
    head: {
      append(link: Link) {
        links.push(link);
        added.at(-1)?.push(link.href);
      },
    },
  });
  return { links, added, told };
}

const load = async (files: string[], run: () => Promise<unknown> = async () => 'module') => {
  const { importWithFiles } = await import('./importWithFiles.ts');
  return importWithFiles(run, files);
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./nextTask.ts');
});

test('importWithFiles without files imports the module', async () => {
  browserWith();
  expect(await load([])).toBe('module');
});

test('importWithFiles requests what the document lacks, the module first, and waits for style sheets', async () => {
  const { links } = browserWith([{ rel: 'modulepreload', href: '/assets/b.js' }]);
  const run = vi.fn(async () => 'module');
  const loading = load(['assets/a.js', 'assets/b.js', 'assets/a.css'], run);
  await vi.waitFor(() => expect(links).toHaveLength(3));
  await turn();
  expect(run).not.toHaveBeenCalled();
  links.find(({ rel }) => rel === 'stylesheet')?.onload?.();
  expect(await loading).toBe('module');
  expect(links.map(({ rel, href }) => `${rel} ${href}`).toSorted()).toEqual([
    'modulepreload /assets/a.js',
    'modulepreload /assets/b.js',
    'stylesheet /assets/a.css',
  ]);
});

test('importWithFiles does not request again a style sheet of the document', async () => {
  const { links } = browserWith([{ rel: 'stylesheet', href: '/assets/a.css' }]);
  await load(['assets/a.css']);
  expect(links).toHaveLength(1);
});

test('importWithFiles begins at most three requests a task', async () => {
  const { added } = browserWith();
  const files = Array.from({ length: 7 }, (_, index) => `assets/${index}.js`);
  await load(files);
  expect(added.flat()).toEqual(files.map((file) => `/${file}`));
  expect(Math.max(...added.map((list) => list.length))).toBe(3);
});

test('importWithFiles, when the module is missing, rejects and tells the window; a second import tries again', async () => {
  const { told } = browserWith();
  const failure = new TypeError('Failed to fetch');
  await expect(load([], () => Promise.reject(failure))).rejects.toBe(failure);
  expect(told).toEqual([['vite:preloadError', failure]]);
  expect(await load([])).toBe('module');
});

test('importWithFiles, when a style sheet is missing, rejects and tells the window', async () => {
  const { links, told } = browserWith();
  const loading = load(['assets/a.css']);
  await vi.waitFor(() => expect(links).toHaveLength(1));
  links[0]?.onerror?.();
  await expect(loading).rejects.toThrow('Unable to preload CSS for /assets/a.css');
  expect(told).toHaveLength(1);
});
