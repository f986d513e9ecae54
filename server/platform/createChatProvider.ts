import type { ChatProvider } from '../../shared/support/ChatProvider.ts';

/** The first pages of a process wait this long at most to learn which chat there is. */
const PATIENCE_MS = 500;
/** Asked again this soon after a failure, in milliseconds. */
const AFTER_FAILURE_MS = 5_000;

export interface ChatProviderOptions<Request> {
  read: (req: Request) => Promise<ChatProvider | null>;
  /** How long what was read is good for, in milliseconds. */
  fresh: () => number;
  now?: () => number;
  patience?: number;
}

/**
 * What chat the operator has, for the policy of pages. Pages never wait for it: they get what is known while it is asked
 * behind their backs; only before the first answer they wait a little. While the platform fails, what was known holds.
 */
export function createChatProvider<Request>(options: ChatProviderOptions<Request>) {
  const { read, fresh, now = () => performance.now(), patience = PATIENCE_MS } = options;
  let known: ChatProvider | null = null;
  let isKnown = false;
  let variant = '';
  let nextAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(req: Request): Promise<void> {
    try {
      known = await read(req);
      isKnown = true;
      variant = known ? JSON.stringify(known) : '';
      nextAt = now() + fresh();
    } catch {
      // The caller has logged it: calls of the platform are observed where they are made.
      nextAt = now() + Math.min(fresh(), AFTER_FAILURE_MS);
    } finally {
      reading = undefined;
    }
  }

  return {
    providerFor(req: Request): ChatProvider | null | Promise<ChatProvider | null> {
      if (now() >= nextAt) reading ??= refresh(req);
      if (isKnown || !reading) return known;
      return waitFor(reading, patience).then(() => known);
    },
    /** Another text for every chat: a page that is kept carries the policy for the chat that was. */
    variant: () => variant,
  };
}

async function waitFor(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
