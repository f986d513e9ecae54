import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  tid: number;
  /** Microseconds of the thread's processor time, which excludes other load of the machine. */
  tdur?: number;
  dur?: number;
  args?: { name?: string };
}

/**
 * Processor milliseconds of every task of the page's main thread. A frame is one task: script, style, layout and paint. `from`: a mark
 * (performance.mark) that the page sets in `act`; only tasks that begin after the last one are returned.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  from?: string,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['-*', '__metadata', 'disabled-by-default-devtools.timeline', ...(from ? ['blink.user_timing'] : [])],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const since = traceEvents.findLast(({ name }) => name === from)?.ts;
  if (from && since === undefined) throw new Error(`The page has not set the mark ${from}`);
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && threads.has(`${pid}.${tid}`))
    .filter(({ ts }) => ts >= (since ?? 0))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000);
}
