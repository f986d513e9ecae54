/** A promise for vendors that call back when they are ready. */
export function createReadiness(): { ready: Promise<void>; tell: () => void } {
  let tell = () => {};
  const ready = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { ready, tell: () => tell() };
}
