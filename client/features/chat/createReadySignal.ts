/** A promise for vendors with a ready callback. */
export function createReadySignal(): { ready: Promise<void>; markReady: () => void } {
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  return { ready, markReady: () => markReady() };
}
