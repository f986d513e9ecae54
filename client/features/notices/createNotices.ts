import type { Id } from '#shared/api/wireTypes.ts';
import { LOYALTY_NOTIFICATION_DELAY_MS } from '#shared/constants.ts';

export interface NoticesOptions<N extends { id: Id }> {
  load: () => Promise<readonly N[]>;
  /** Shows one notice until `closed` is called; null: none. */
  onShow: (notice: N | null) => void;
  chime: () => void;
  /** While true, new notices are dropped without display and sound. */
  isMuted?: () => boolean;
}

/**
 * Shows the club's notices one at a time (E7). They are loaded at the player's first touch and on every later page, and each is
 * shown once a visit.
 */
export function createNotices<N extends { id: Id }>({ load, onShow, chime, isMuted = () => false }: NoticesOptions<N>) {
  const seenIds = new Set<string>();
  const queue: N[] = [];
  let shown: N | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;
  let isStopped = true;
  let isQuiet = false;
  let isPending = false;

  function showNext(): void {
    timer = undefined;
    if (isMuted()) queue.length = 0;
    shown = isQuiet ? undefined : queue.shift();
    onShow(shown ?? null);
    if (shown) chime();
  }

  async function ask(): Promise<void> {
    isPending = isQuiet;
    if (isQuiet) return;
    const notices = await load().catch((): N[] => []);
    for (const notice of notices) {
      if (seenIds.has(String(notice.id))) continue;
      seenIds.add(String(notice.id));
      if (!isMuted()) queue.push(notice);
    }
    if (!isStopped && !isQuiet && !shown && queue.length > 0)
      timer ??= setTimeout(showNext, LOYALTY_NOTIFICATION_DELAY_MS);
  }

  return {
    /** Call on every touch; only the first has an effect. */
    touched(): void {
      if (isTouched) return;
      isTouched = true;
      void ask();
    },
    navigated: () => void ask(),
    /** The shown notice has timed out or was closed. */
    closed: () => showNext(),
    /** While quiet, nothing is loaded and no further notice is shown; both resume afterwards. `takesBack`: the shown one waits too. */
    setQuiet(next: boolean, takesBack = false): void {
      if (next && takesBack && shown) {
        queue.unshift(shown);
        shown = undefined;
        onShow(null);
      }
      if (isQuiet === next) return;
      isQuiet = next;
      if (isQuiet) return;
      if (isPending) void ask();
      else if (!isStopped && !shown && queue.length > 0) timer ??= setTimeout(showNext, LOYALTY_NOTIFICATION_DELAY_MS);
    },
    start(): void {
      isStopped = false;
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
