import type { SlotSymbol } from '#sandbox/games/slot/slotMaths.ts';

type Column = readonly SlotSymbol[];

export interface ReelsDeps {
  /** Five `.reel` elements, each with one `.strip`. */
  reels: readonly HTMLElement[];
  isCalm: () => boolean;
  symbols: readonly SlotSymbol[];
}

const FILLER = 6;

/**
 * Five strips that move by transform alone. A spin starts from the visible symbols, loops until the answer arrives,
 * and then stops reel by reel. With reduced motion the result is shown at once.
 */
export function createReels({ reels, isCalm, symbols }: ReelsDeps) {
  let shown: readonly Column[] = [];
  let running: Animation[] = [];

  const strip = (reel: number) => reels[reel]?.firstElementChild as HTMLElement;
  const filler = (reel: number): SlotSymbol[] =>
    Array.from(
      { length: FILLER },
      (_, row) => symbols[(reel * 3 + row * 7 + ((row * reel) % 4)) % symbols.length] as SlotSymbol,
    );

  function fill(reel: number, column: Column): void {
    strip(reel).replaceChildren(
      ...column.map((symbol) => {
        const cell = document.createElement('i');
        cell.className = `cell s-${symbol}`;
        return cell;
      }),
    );
  }

  function show(grid: readonly Column[]): void {
    shown = grid;
    for (const [reel, column] of grid.entries()) fill(reel, column);
  }

  /** Moves a strip from `rows` rows above its end to its head; a strip is as tall as its cells. */
  function move(reel: number, rows: number, timing: KeyframeAnimationOptions): Animation {
    const element = strip(reel);
    const share = (rows / element.childElementCount) * 100;
    return element.animate([{ transform: `translateY(-${share}%)` }, { transform: 'none' }], {
      fill: 'backwards',
      ...timing,
    });
  }

  function loop(reel: number): Animation {
    const cells = filler(reel);
    fill(reel, [...cells, ...cells.slice(0, 3)]);
    return move(reel, FILLER, { duration: 330, iterations: Number.POSITIVE_INFINITY });
  }

  return {
    show,
    cell: (reel: number, row: number) => strip(reel).children[row],
    /** Starts to spin; `settle` shows the answer. */
    start(isTurbo: boolean): void {
      if (isCalm()) return;
      running = reels.map((_, reel) => {
        if (isTurbo) return loop(reel);
        fill(reel, [...filler(reel), ...(shown[reel] ?? [])]);
        const windUp = move(reel, FILLER, { duration: 320, easing: 'cubic-bezier(.5,-.18,1,.7)' });
        windUp.finished.then(
          () => {
            if (running[reel] === windUp) running[reel] = loop(reel);
          },
          () => undefined,
        );
        return windUp;
      });
    },
    /** Stops on the grid, or on the previous symbols if there is none. */
    async settle(grid: readonly Column[] | null, isTurbo: boolean): Promise<void> {
      const target = grid ?? shown;
      if (isCalm() || running.length === 0) return show(target);
      const stops = target.map(async (column, reel) => {
        await new Promise((resolve) => setTimeout(resolve, isTurbo ? 0 : 140 * reel));
        running[reel]?.cancel();
        const cells = filler(reel);
        fill(reel, [...column, ...cells, ...cells.slice(0, 3)]);
        await move(reel, FILLER + 3, {
          duration: isTurbo ? 260 : 620,
          easing: 'cubic-bezier(.16,.84,.32,1.06)',
        }).finished;
        fill(reel, column);
      });
      await Promise.all(stops);
      running = [];
      show(target);
    },
  };
}
