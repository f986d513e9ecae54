import { withinBudget } from '#server/upstream/withinBudget.ts';

/** How long the first pages of a process wait for the setting at most, in ms. */
const TIMEOUT_BUDGET_MS = 500;
/** Time to the next try after a failure, in ms. */
const AFTER_FAILURE_MS = 5_000;

/** How a setting is read from the platform, and for how long it is used. */
export interface OperatorSettingOptions<Request, Setting> {
  read: (req: Request) => Promise<Setting>;
  /** Value before the first answer; its variant is the empty string. */
  unset: Setting;
  /** How long a value stays fresh, in ms. */
  fresh: () => number;
  now?: () => number;
  timeoutBudget?: number;
  /** Records that a request waits: rejects when the read fails or takes too long. `miss`: it started the read. */
  note?: (req: Request, waiting: Promise<{ verdict: 'miss' | 'collapsed' }>) => Promise<unknown>;
}

/**
 * A setting of the platform that decides about the CSP of pages: the chat vendor, the trackers. Pages get the last known value
 * while it is refreshed in the background; only before the first answer they wait, up to `timeoutBudget` ms. While the platform
 * fails, the last known value is used.
 */
export function createOperatorSetting<Request, Setting>(options: OperatorSettingOptions<Request, Setting>) {
  const { read, unset, fresh, now = () => performance.now(), timeoutBudget = TIMEOUT_BUDGET_MS } = options;
  const { note = (_req, waiting) => waiting } = options;
  const textOfUnset = JSON.stringify(unset);
  let setting = unset;
  let isKnown = false;
  let variant = '';
  let nextAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function refresh(req: Request): Promise<void> {
    try {
      setting = await read(req);
      isKnown = true;
      const text = JSON.stringify(setting);
      variant = text === textOfUnset ? '' : text;
      nextAt = now() + fresh();
    } catch (error) {
      nextAt = now() + Math.min(fresh(), AFTER_FAILURE_MS);
      throw error;
    } finally {
      pending = undefined;
    }
  }

  return {
    settingFor(req: Request): Setting | Promise<Setting> {
      const verdict = pending ? 'collapsed' : 'miss';
      if (!pending && now() >= nextAt) {
        pending = refresh(req);
        // Not logged here: calls of the platform are logged where they are made.
        pending.catch(() => {});
      }
      if (isKnown || !pending) return setting;
      const waiting = withinBudget(pending, timeoutBudget).then(() => ({ verdict }) as const);
      return note(req, waiting).then(
        () => setting,
        () => setting,
      );
    },
    /** A different text for each setting, part of the page cache key: a cached page has the CSP of the setting it was rendered with. */
    variant: () => variant,
  };
}
