import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../context/useApp.ts';
import { useWhileVisible } from '../../../lib/live/useWhileVisible.ts';
import { type Board, BOARD_FULL, loadBoard } from './loadBoard.ts';

/** Guests' boards are cached this long by the server anyway (CACHE_PLATFORM_LEADERBOARD); twice that tells each change once. */
export const BOARD_PERIOD_MS = 30_000;

interface LiveBoard {
  board: Board;
  isBusy: boolean;
  /** Asks for all the places that can be shown. */
  showAll: () => void;
}

/** The board that came with the page, and while the tournament runs and the page is looked at, what it has become since. */
export function useBoard(id: number | string, first: Board, isLive: boolean): LiveBoard {
  const { call } = useApp();
  // What was loaded belongs to the page's own board: a reload of the page brings a newer one.
  const [later, setLater] = useState<{ first: Board; board: Board } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const board = later?.first === first ? later.board : first;

  const load = async (count: number) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setBusy(true);
    try {
      const next = await loadBoard({ call }, id, count, signal);
      if (!signal.aborted) setLater({ first, board: next });
    } catch (error) {
      // The board that is shown stays; the next look comes by itself.
      if (!signal.aborted) throw error;
    } finally {
      if (abort.current.signal === signal) setBusy(false);
    }
  };

  useWhileVisible(() => load(board.count), isLive ? BOARD_PERIOD_MS : null);
  return { board, isBusy, showAll: () => void load(BOARD_FULL).catch(() => undefined) };
}
