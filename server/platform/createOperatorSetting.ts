/** The first pages of a process wait this long at most to learn the setting. */
const TIMEOUT_BUDGET_MS = 500;
/** Asked again this soon after a failure, in milliseconds. */
const AFTER_FAILURE_MS = 5_000;

export interface OperatorSettingOptions<Request, Setting> {
  read: (req: Request) => Promise<Setting>;
  /** What holds before the first answer, and is no variant of its own. */
  unset: Setting;
  /** How long what was read is good for, in milliseconds. */
  fresh: () => number;
  now?: () => number;
  timeoutBudget?: number;
}

/**
 * A setting of the platform that decides about the policy of pages: which chat there is, which trackers. Pages never wait
 * for it: they get what is known while it is asked behind their backs; only before the first answer they wait a little.
 * While the platform fails, what was known holds.
 */
export function createOperatorSetting<Request, Setting>(options: OperatorSettingOptions<Request, Setting>) {
  const { read, unset, fresh, now = () => performance.now(), timeoutBudget = TIMEOUT_BUDGET_MS } = options;
  const textOfUnset = JSON.stringify(unset);
  let known = unset;
  let isKnown = false;
  let variant = '';
  let nextAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(req: Request): Promise<void> {
    try {
      known = await read(req);
      isKnown = true;
      const text = JSON.stringify(known);
      variant = text === textOfUnset ? '' : text;
      nextAt = now() + fresh();
    } catch {
      // The caller has logged it: calls of the platform are observed where they are made.
      nextAt = now() + Math.min(fresh(), AFTER_FAILURE_MS);
    } finally {
      reading = undefined;
    }
  }

  return {
    settingFor(req: Request): Setting | Promise<Setting> {
      if (now() >= nextAt) reading ??= refresh(req);
      if (isKnown || !reading) return known;
      return waitFor(reading, timeoutBudget).then(() => known);
    },
    /** Another text for every setting: a cached page carries the policy of the text it was rendered with. */
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
