import { LOYALTY_NOTIFICATION_DELAY_MS } from '../../../shared/constants.ts';
import type { Id } from '../../../shared/api/wireTypes.ts';

export interface NoticesOptions<N extends { id: Id }> {
  load: () => Promise<readonly N[]>;
  /** One notice at a time; null: none. It stays until `closed` is called. */
  onShow: (notice: N | null) => void;
  chime: () => void;
  /** Nothing is shown, and nothing sounds; what comes meanwhile does not come later. */
  isMuted?: () => boolean;
}

/**
 * The club's notices one after the other (E7): asked for at the player's first touch and at every page after that, shown a
 * moment after they came, each once a visit.
 */
export function createNotices<N extends { id: Id }>({ load, onShow, chime, isMuted = () => false }: NoticesOptions<N>) {
  const known = new Set<string>();
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
      if (known.has(String(notice.id))) continue;
      known.add(String(notice.id));
      if (!isMuted()) queue.push(notice);
    }
    if (!isStopped && !isQuiet && !shown && queue.length > 0)
      timer ??= setTimeout(showNext, LOYALTY_NOTIFICATION_DELAY_MS);
  }

  return {
    /** The first click, double click or touch of the visit; the others do nothing. */
    touched(): void {
      if (isTouched) return;
      isTouched = true;
      void ask();
    },
    navigated: () => void ask(),
    /** The notice in sight has had its time, or was closed. */
    closed: () => showNext(),
    /** Nothing is asked for and nothing more shown while it is so; what was waited for comes when it ends. */
    setQuiet(next: boolean): void {
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
