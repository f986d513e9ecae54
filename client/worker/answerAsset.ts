import type { RequestEvent } from './WorkerScope.ts';

const ASSETS = 'assets-1';
/** Enough for the files of several builds; the oldest are deleted first. */
const MAX_ASSETS = 250;

/** Deletes the caches of earlier workers, which have other names. */
export async function forgetOldAssets(storage: CacheStorage): Promise<void> {
  const names = await storage.keys();
  await Promise.all(names.filter((name) => name !== ASSETS).map((name) => storage.delete(name)));
}

/**
 * Answers a file from the cache, else from the network. A cache that cannot be opened, read or written (a full disk, a private window)
 * is bypassed; rejects only if the network fails too.
 */
export async function answerAsset(
  event: Pick<RequestEvent, 'request' | 'waitUntil'>,
  storage: Pick<CacheStorage, 'open'>,
): Promise<Response> {
  const { request } = event;
  const cache = await storage.open(ASSETS).catch(() => undefined);
  const cached = await cache?.match(request).catch(() => undefined);
  if (cached) return cached;
  const answer = await fetch(request);
  // Only the whole file: a 206 or an error page under a hashed name would never be replaced.
  if (cache && answer.status === 200 && answer.type === 'basic')
    event.waitUntil(write(cache, request, answer.clone()).catch(() => undefined));
  return answer;
}

async function write(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -MAX_ASSETS).map((old) => cache.delete(old)));
}
