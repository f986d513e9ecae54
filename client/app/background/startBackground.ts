import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { painted } from '#client/lib/late/painted.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import { SPRITE } from '#client/ui/media/spriteUrl.ts';
import { noteArrival } from './noteArrival.ts';

/** Milliseconds between two checks for a newer build: one hour. */
const UPDATE_CHECK_MS = 3_600_000;
/** One visit in eight reports Web Vitals: enough for a trend, and seven phones do not load the code. */
const VITALS_SHARE = 1 / 8;

/** What the work in the background knows of the page. */
export interface Background {
  /** Of the build that the page has. */
  buildId: string;
  /** Called when there is a newer build. */
  onOutdated: () => void;
  /** The pattern of the page's route. */
  route: () => string;
  /** The composed path of the last focus; empty before the first. */
  focusPath: () => EventTarget[];
  /** The query of the first address of the visit; the page may have changed since. */
  search: string;
}

/** Work for when the page has loaded and is idle: icons of menus, the focus and announcements, Web Vitals, arrival, updates, the service worker. */
export function startBackground({ buildId, onOutdated, route, focusPath, search }: Background): void {
  // Most visits of home move no focus; a dialog does. A press moves it, and is answered first.
  const attendFocus = async () => {
    await painted();
    const { attend } = await untilLoaded(() => import('./attend.ts'));
    attend(document, focusPath());
  };
  // The focus may have been there before any script, or be gone again.
  if (focusPath()[0] ?? document.activeElement !== document.body) void attendFocus();
  else addEventListener('focusin', () => void attendFocus(), { once: true });
  // The document brought its own icons; those of menus and dialogs should be there when they open.
  // Only fetched: an image of it would be a document of its own, laid out beside the page.
  void fetch(SPRITE, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined);
  if (Math.random() < VITALS_SHARE)
    void untilLoaded(() => import('./startVitals.ts')).then(({ startVitals }) => startVitals(route()));
  void noteArrival({
    search,
    referrer: document.referrer,
    storage: deviceStorage,
    askPromoCode: async () => {
      const response = await fetch('/_/starting-promocode');
      return ((await response.json()) as { data: { promo_code: string | null } }).data.promo_code;
    },
    beacon: (address) => {
      new Image().src = address;
    },
  });
  setTimeout(
    () =>
      untilLoaded(() => import('./startUpdateCheck.ts')).then(({ startUpdateCheck }) =>
        startUpdateCheck(buildId, onOutdated, UPDATE_CHECK_MS),
      ),
    UPDATE_CHECK_MS,
  );
  void keepServiceWorker();
}

/**
 * Installs `/sw.js` for the whole site, after foreign workers are gone. A browser without workers, or one that refuses, lacks only the
 * offline page.
 */
async function keepServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // A first visit has none, and loads no code for it.
    if ((await navigator.serviceWorker.getRegistrations()).length > 0) {
      const { removeForeignWorkers } = await untilLoaded(() => import('./removeForeignWorkers.ts'));
      await removeForeignWorkers(navigator.serviceWorker, {
        origin: location.origin,
        storage: caches,
        reload: () => location.reload(),
      });
    }
  } catch {
    // Denied: our own worker is registered all the same.
  }
  if (!import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  await register();
  // Offline it is not registered; where it is, this checks for a newer one.
  addEventListener('online', () => void register(), { once: true });
  // Preloaded, so that a page that fails offline can show its error. Not on a first visit, to save bytes.
  if (navigator.serviceWorker.controller)
    await Promise.all([
      import('#client/app/failure/PageError.tsx'),
      import('#client/app/router/createAddressLoader.ts'),
    ]).catch(() => undefined);
}
