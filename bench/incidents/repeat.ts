/** Runs `run` repeatedly, `atOnce` in parallel, until the returned function is called, which resolves when the last run has ended. */
export function repeat(run: (turn: number) => Promise<unknown>, atOnce = 1): () => Promise<void> {
  let isOver = false;
  let turn = 0;
  const one = async (): Promise<void> => {
    while (!isOver) await run(turn++).catch(() => {});
  };
  const all = Promise.all(Array.from({ length: atOnce }, one));
  return async () => {
    isOver = true;
    await all;
  };
}
