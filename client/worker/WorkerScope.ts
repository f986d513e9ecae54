import type { ReadCookies } from './readingOf.ts';

/** What of a service worker's global scope the worker uses; TypeScript cannot know the page's and the worker's in one project. */
export interface WorkerScope {
  location: { origin: string };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  cookieStore?: ReadCookies;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushArrival) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticePress) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PageClient {
  url: string;
  focus(): Promise<unknown>;
}

export interface PushArrival extends LifeEvent {
  data: { json(): unknown } | null;
}

export interface NoticePress extends LifeEvent {
  notification: { close(): void; data: unknown };
}

export interface RequestEvent extends LifeEvent {
  request: Request;
  /** The answer that the browser asked for while it woke the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
