/** `AbortSignal.timeout` for browsers without it: aborts after this many milliseconds with a TimeoutError. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/** `AbortSignal.any` for browsers without it: aborts with the reason of the first of these signals that aborts. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const all = [...signals];
  const abort = (event: Event) => end(event.target as AbortSignal);
  const end = (signal: AbortSignal) => {
    // A long-lived signal would otherwise keep every signal made from it.
    for (const one of all) one.removeEventListener('abort', abort);
    controller.abort(signal.reason);
  };
  const aborted = all.find((signal) => signal.aborted);
  if (aborted) end(aborted);
  else for (const signal of all) signal.addEventListener('abort', abort);
  return controller.signal;
}
