import type { ReadCookies } from './readingOf.ts';

/** The parts of a service worker's global scope in use. One TypeScript project cannot include both the DOM and the WebWorker library. */
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
  /** Set by the server on hosts of a brand that is not the build's. */
  brandStyles?: string;
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
  /** The response of navigation preload, requested while the worker starts. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
