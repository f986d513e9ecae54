import type { RequestEvent } from './WorkerScope.ts';

const ASSETS = 'assets-1';
/** Some builds' worth of files; the oldest go first. */
const MAX_ASSETS = 250;

/** Deletes what an earlier worker has cached under another name. */
export async function forgetOldAssets(storage: CacheStorage): Promise<void> {
  const names = await storage.keys();
  await Promise.all(names.filter((name) => name !== ASSETS).map((name) => storage.delete(name)));
}

/**
 * A file from the cache, else from the network. A cache that cannot be opened, read or written (a full disk, a private window) costs
 * the time of the network and no file; rejects only where the network fails, too.
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
  // The whole file and nothing else: a 206 or an error page under a hashed name would stay for ever.
  if (cache && answer.status === 200 && answer.type === 'basic')
    event.waitUntil(write(cache, request, answer.clone()).catch(() => undefined));
  return answer;
}

async function write(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -MAX_ASSETS).map((old) => cache.delete(old)));
}
