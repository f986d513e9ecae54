import { afterEach, expect, test, vi } from 'vitest';
import { answerAsset } from './answerAsset.ts';

const request = new Request('https://site.test/assets/a-1.js');

/** Of the kind that a browser gives for a file of the page's own origin. */
function file(text: string, status = 200): Response {
  const answer = new Response(text, { status });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  return answer;
}

function cacheOf(files: Map<string, Response>, broken: Partial<Cache> = {}) {
  const cache = {
    match: (key: Request) => Promise.resolve(files.get(key.url)),
    put: (key: Request, answer: Response) => Promise.resolve(void files.set(key.url, answer)),
    keys: () => Promise.resolve([...files.keys()].map((url) => new Request(url))),
    delete: (key: Request) => Promise.resolve(files.delete(key.url)),
    ...broken,
  } as unknown as Cache;
  return { open: () => Promise.resolve(cache) };
}

/** The answer's text, after what the worker still does when it has answered. */
async function answered(storage: Pick<CacheStorage, 'open'>): Promise<string> {
  const works: Promise<unknown>[] = [];
  const answer = await answerAsset({ request, waitUntil: (work) => void works.push(work) }, storage);
  await Promise.all(works);
  return answer.text();
}

const network = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file that is cached is answered without the network', async () => {
  network(() => Promise.reject(new TypeError('no network')));
  expect(await answered(cacheOf(new Map([[request.url, file('cached')]])))).toBe('cached');
});

test('a file that is not cached is fetched, and cached', async () => {
  network(async () => file('fetched'));
  const files = new Map<string, Response>();
  expect(await answered(cacheOf(files))).toBe('fetched');
  expect(await files.get(request.url)?.text()).toBe('fetched');
});

test('a part of a file, or an error, is answered and not cached', async () => {
  const files = new Map<string, Response>();
  for (const status of [206, 404, 500]) {
    network(async () => file('some', status));
    expect(await answered(cacheOf(files))).toBe('some');
  }
  expect(files.size).toBe(0);
});

test('more than 250 files cached: the oldest go', async () => {
  network(async () => file('fetched'));
  const files = new Map(Array.from({ length: 250 }, (_, at) => [`https://site.test/assets/${at}.js`, file('old')]));
  await answered(cacheOf(files));
  expect(files.size).toBe(250);
  expect(files.has('https://site.test/assets/0.js')).toBe(false);
  expect(files.has(request.url)).toBe(true);
});

const broken = () => Promise.reject(new DOMException('disk', 'QuotaExceededError'));
test.each([
  ['opened', { open: broken }],
  ['read', cacheOf(new Map(), { match: broken })],
  ['written', cacheOf(new Map(), { put: broken })],
] as const)('a cache that cannot be %s costs no file: the network answers', async (_what, storage) => {
  network(async () => file('fetched'));
  expect(await answered(storage)).toBe('fetched');
});

test('no cache and no network: it is refused, as without a worker', async () => {
  network(() => Promise.reject(new TypeError('no network')));
  await expect(answered({ open: broken })).rejects.toThrow('no network');
});
