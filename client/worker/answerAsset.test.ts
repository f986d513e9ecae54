import { afterEach, expect, test, vi } from 'vitest';
import { answerAsset } from './answerAsset.ts';

const request = new Request('https://site.test/assets/a-1.js');

/** A response of type `basic`, as a browser returns for a same-origin file. */
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

/** The answer's text, once all `waitUntil` work is done. */
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

test('answerAsset, for a cached file, answers without the network', async () => {
  network(() => Promise.reject(new TypeError('no network')));
  expect(await answered(cacheOf(new Map([[request.url, file('cached')]])))).toBe('cached');
});

test('answerAsset, for a file that is not cached, fetches and caches it', async () => {
  network(async () => file('fetched'));
  const files = new Map<string, Response>();
  expect(await answered(cacheOf(files))).toBe('fetched');
  expect(await files.get(request.url)?.text()).toBe('fetched');
});

test('answerAsset, for a 206, 404 or 500, answers without caching', async () => {
  const files = new Map<string, Response>();
  for (const status of [206, 404, 500]) {
    network(async () => file('some', status));
    expect(await answered(cacheOf(files))).toBe('some');
  }
  expect(files.size).toBe(0);
});

test('answerAsset, with 250 files cached, deletes the oldest for a new one', async () => {
  network(async () => file('fetched'));
  const files = new Map(
    Array.from({ length: 250 }, (_, index) => [`https://site.test/assets/${index}.js`, file('old')]),
  );
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
] as const)('answerAsset, when the cache cannot be %s, answers from the network', async (_what, storage) => {
  network(async () => file('fetched'));
  expect(await answered(storage)).toBe('fetched');
});

test('answerAsset, without cache and network, rejects', async () => {
  network(() => Promise.reject(new TypeError('no network')));
  await expect(answered({ open: broken })).rejects.toThrow('no network');
});
