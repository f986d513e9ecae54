import type { Id } from '../../../shared/api/wireTypes.ts';

/** Between the close of one popup and the next one (E5). */
const GAP_MS = 150;

export interface PopupPlace {
  /** Campaign popups come here; not over games and deposits. */
  isOpen: boolean;
  /** The page itself tells of the cashback: no popup repeats it in this visit. */
  hasCashback?: boolean;
  /** The player is not to be sold to: no campaign comes, what they are owed does. */
  isQuiet?: boolean;
  /** `popup` of the query: one popup by its name. */
  sysname: string | null;
  /** `#popup-preview`: whoever it is for, seen or not. */
  isPreview: boolean;
}

interface Queued {
  id: Id;
  delay_ms?: number | undefined;
}

export interface PopupQueueOptions<P extends Queued, C> {
  loadPopups: (place: PopupPlace, signal: AbortSignal) => Promise<readonly P[]>;
  /** The cashback to tell of, if any. */
  loadCashback: (signal: AbortSignal) => Promise<C | null>;
  /** Resolve when the player has closed it. */
  showPopup: (popup: P, place: PopupPlace) => Promise<unknown>;
  showCashback: (cashback: C) => Promise<unknown>;
  /** Resolves when no dialog is open. */
  whenFree: (signal: AbortSignal) => Promise<void>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Whether it may come: not seen, or its frequency lets it come again. */
  isDue: (popup: P) => boolean;
}

/**
 * What comes to a player by itself, one at a time: the cashback once a visit, then the campaign popups of each page (E5, E6).
 * A navigation takes the place of the one before: what that one was loading or waiting to show is dropped.
 */
export function createPopupQueue<P extends Queued, C>(options: PopupQueueOptions<P, C>) {
  const { loadPopups, loadCashback, showPopup, showCashback, whenFree, wait, isDue } = options;
  let underWay: AbortController | undefined;
  let isCashbackDue = true;

  async function run(place: PopupPlace, signal: AbortSignal): Promise<void> {
    if (place.hasCashback) isCashbackDue = false;
    if (isCashbackDue && !place.isPreview) {
      const cashback = await loadCashback(signal).catch(() => null);
      signal.throwIfAborted();
      if (cashback) await whenFree(signal);
      isCashbackDue = false;
      if (cashback) {
        await showCashback(cashback);
        await wait(GAP_MS, signal);
      }
    }
    if (place.isQuiet && !place.isPreview) return;
    const popups = await loadPopups(place, signal);
    signal.throwIfAborted();
    const popup = popups.find((one) => place.isPreview || isDue(one));
    if (!popup) return;
    await whenFree(signal);
    await wait(popup.delay_ms ?? 0, signal);
    await whenFree(signal);
    await showPopup(popup, place);
  }

  return {
    /** A page is there, or its query names another popup. Never rejects: a popup that cannot be loaded does not come. */
    async navigated(place: PopupPlace): Promise<void> {
      underWay?.abort();
      if (!place.isOpen) return;
      underWay = new AbortController();
      await run(place, underWay.signal).catch(() => undefined);
    },
    stop: () => underWay?.abort(),
  };
}
