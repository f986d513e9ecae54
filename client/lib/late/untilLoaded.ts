/** Milliseconds before each retry while online. */
const PAUSES_MS = [1_000, 4_000, 15_000];

/**
 * Loads a file that fails again until it is there: a few times while online, and whenever the network returns. For what a page does without
 * a press: a visitor who is offline at that moment would miss it until the next document. Calls `onMissing` when the file is missing although the browser is online.
 * On the server the first failure rejects.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  onMissing: (error: unknown) => void = () => undefined,
): Promise<T> {
  for (let failures = 0; ; failures += 1)
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      const pause = PAUSES_MS[failures];
      if (navigator.onLine && pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
      else {
        if (navigator.onLine) onMissing(error);
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
        failures = -1;
      }
    }
}
