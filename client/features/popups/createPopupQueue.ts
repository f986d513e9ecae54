import type { Id } from '#shared/api/wireTypes.ts';

/** Pause between two popups (E5). */
const GAP_MS = 150;

export interface PopupPlace {
  /** Whether popups may be shown on this page; not on games and deposits. */
  isOpen: boolean;
  /** The page shows the cashback: no cashback popup in this visit. */
  hasCashback?: boolean;
  /** Nothing may be advertised: cashback is shown, campaigns are not. */
  isQuiet?: boolean;
  /** `popup` of the query: the sysname of a single popup. */
  sysname: string | null;
  /** `#popup-preview`: ignores audience and frequency. */
  isPreview: boolean;
}

interface Queued {
  id: Id;
  delay_ms?: number | undefined;
}

export interface PopupQueueOptions<P extends Queued, C> {
  loadPopups: (place: PopupPlace, signal: AbortSignal) => Promise<readonly P[]>;
  /** The cashback to show, or null. */
  loadCashback: (signal: AbortSignal) => Promise<C | null>;
  /** Resolves when the player has closed the popup. */
  showPopup: (popup: P, place: PopupPlace) => Promise<unknown>;
  showCashback: (cashback: C) => Promise<unknown>;
  /** Resolves when no dialog is open. */
  whenFree: (signal: AbortSignal) => Promise<void>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Whether the popup is unseen, or its frequency allows it again. */
  isDue: (popup: P) => boolean;
  /** Whether a dialog may open by itself at this moment. */
  mayOpen: () => boolean;
  /** Offers in the bell, until the next page, what may not open by itself. */
  hold: (item: { popup: P } | { cashback: C }, show: () => Promise<unknown>) => void;
}

/**
 * Shows popups one at a time: the cashback once a visit, then the campaign popups of each page (E5, E6). A navigation cancels
 * what the previous page was loading or waiting to show. What would interrupt the player is held for the bell instead.
 */
export function createPopupQueue<P extends Queued, C>(options: PopupQueueOptions<P, C>) {
  const { loadPopups, loadCashback, showPopup, showCashback, whenFree, wait, isDue, mayOpen, hold } = options;
  let underWay: AbortController | undefined;
  let isCashbackDue = true;

  async function run(place: PopupPlace, signal: AbortSignal): Promise<void> {
    if (place.hasCashback) isCashbackDue = false;
    if (isCashbackDue && !place.isPreview) {
      const cashback = await loadCashback(signal).catch(() => null);
      signal.throwIfAborted();
      if (cashback) await whenFree(signal);
      const isHeld = cashback !== null && !mayOpen();
      isCashbackDue = isHeld;
      if (cashback && isHeld) {
        hold({ cashback }, () => {
          isCashbackDue = false;
          return showCashback(cashback);
        });
      } else if (cashback) {
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
    if (place.isPreview || mayOpen()) await showPopup(popup, place);
    else hold({ popup }, () => showPopup(popup, place));
  }

  return {
    /** Call for each page and for each change of the popup in the query. Never rejects: a popup that fails to load is skipped. */
    async navigated(place: PopupPlace): Promise<void> {
      underWay?.abort();
      if (!place.isOpen) return;
      underWay = new AbortController();
      await run(place, underWay.signal).catch(() => undefined);
    },
    stop: () => underWay?.abort(),
  };
}
