/**
 * Awaits `work` for `ms` milliseconds; then resolves with what `late` returns, or rejects with what it throws. The work goes on and its later
 * failure is ignored, unless `late` aborts it.
 */
export async function unlessLate<T, L>(work: Promise<T>, ms: number, late: () => L | Promise<L>): Promise<T | L> {
  work.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not Promise.withResolvers: this runs in browsers too, and old phones do not support it.
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(late);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
