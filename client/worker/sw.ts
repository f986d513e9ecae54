import { newUuid } from '#shared/domain/newUuid.ts';
import { localeOf } from '#shared/locales.ts';
import { answerAsset, forgetOldAssets } from './answerAsset.ts';
import { deviceNotice } from './deviceNotice.ts';
import { offlinePage } from './offlinePage.ts';
import { ownAddress } from './ownAddress.ts';
import { readingOf } from './readingOf.ts';
import { requestKind } from './requestKind.ts';
import type { NoticePress, PushArrival, RequestEvent, WorkerScope } from './WorkerScope.ts';

/**
 * The service worker: answers scripts, styles and fonts from its cache, and shows an offline page without a network. It caches no
 * data of a player: no page, no answer of the API (reliability G9).
 */
const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('push', (event) => event.waitUntil(showNotice(event)));

worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));

worker.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, worker.location.origin);
  if (kind === 'document') event.respondWith(answerDocument(event));
  if (kind === 'asset') event.respondWith(answerAsset(event, caches));
});

async function activate(): Promise<void> {
  await forgetOldAssets(caches).catch(() => undefined);
  // The browser then requests the page while the worker starts, instead of after it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function showNotice({ data }: PushArrival): Promise<void> {
  let message: unknown;
  try {
    message = data?.json();
  } catch {
    return;
  }
  const notice = await deviceNotice(message, worker.cookieStore);
  if (notice) await worker.registration.showNotification(notice.title, notice.options);
}

async function openNotice({ notification }: NoticePress): Promise<void> {
  notification.close();
  const address = ownAddress((notification.data as { path?: unknown } | null)?.path, worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window' });
  const shown = pages.find(({ url }) => url === address);
  await (shown ? shown.focus() : worker.clients.openWindow(address));
}

async function answerDocument({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const locale = await readingOf(localeOf(new URL(request.url).pathname), worker.cookieStore);
    return offlinePage(locale, newUuid(), worker.brandStyles);
  }
}
