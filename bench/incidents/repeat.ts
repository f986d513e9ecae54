/** Runs it again and again, `atOnce` side by side, until what it returns is called; that resolves when the last one is over. */
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
