import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { pickElement } from '#sandbox/games/browser/pickElement.ts';
import type { FrameData } from '#sandbox/games/slot/frame/FrameData.ts';
import type { SlotWin } from '#sandbox/games/slot/slotEngine.ts';
import type { createReels } from './createReels.ts';
import { drawWinLines } from './drawWinLines.ts';

interface WinParts extends Pick<FrameData, 'messages' | 'labels' | 'lines'> {
  reels: ReturnType<typeof createReels>;
  money: (minor: number) => string;
  wait: (ms: number) => Promise<unknown>;
  /** The player wants no motion. */
  isCalm: () => boolean;
  /** The tour has come to a line. */
  onLine: (text: string) => void;
}

/** How a win is shown: its lines on the reels, and its sum that counts up. */
export function createWinShow({ messages, labels, lines, reels, money, wait, isCalm, onLine }: WinParts) {
  /** How often a tour shows each line: a game that is left alone comes to rest. */
  const TOURS = 3;
  /** Number of the last tour; an older one ends. */
  let latest = 0;

  function clear(): void {
    latest += 1;
    drawWinLines(pickElement('lines'), [], lines);
    pickElement('reels').classList.remove('has-wins');
    for (const cell of document.querySelectorAll('.cell')) cell.classList.remove('wins');
  }
  function mark(wins: readonly SlotWin[]): void {
    drawWinLines(pickElement('lines'), wins, lines);
    pickElement('reels').classList.add('has-wins');
    for (const cell of document.querySelectorAll('.cell')) cell.classList.remove('wins');
    for (const { cells } of wins) for (const [reel, row] of cells) reels.cell(reel, row)?.classList.add('wins');
  }
  function textOfWin({ line, symbol, symbols: count, amount }: SlotWin): string {
    const values = { line, count, symbol: labels[symbol], sum: money(amount) };
    return fillMessages(line === 0 ? messages.scatters : messages.line, values);
  }
  /** Shows all winning lines at once, then each in turn with its text, some rounds long; then all stand still until the next spin. */
  async function tour(wins: readonly SlotWin[]): Promise<void> {
    const mine = ++latest;
    mark(wins);
    if (isCalm() || wins.length === 0) return;
    for (let index = 0; index < wins.length * TOURS; index += 1) {
      await wait(index % wins.length === 0 ? 1600 : 1300);
      if (latest !== mine) return;
      const win = wins[index % wins.length] as SlotWin;
      mark([win]);
      onLine(textOfWin(win));
    }
    await wait(1300);
    if (latest === mine) mark(wins);
  }

  async function countUp(target: number, stake: number, isTurbo: boolean): Promise<void> {
    const ms = isCalm() || isTurbo ? 0 : Math.min(1800, 350 + (target / Math.max(stake, 1)) * 120);
    const began = performance.now();
    for (let share = 0; share < 1; ) {
      share = ms === 0 ? 1 : Math.min(1, (performance.now() - began) / ms);
      pickElement('win').textContent = money(share === 1 ? target : Math.floor((target * share) / 100) * 100);
      if (share < 1) await new Promise(requestAnimationFrame);
    }
  }

  return { clear, mark, tour, countUp };
}
