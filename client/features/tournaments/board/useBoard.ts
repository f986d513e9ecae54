import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { BOARD_FULL, type Board, loadBoard } from './loadBoard.ts';

/** Twice the time for which the server caches guests' boards (CACHE_PLATFORM_LEADERBOARD). */
export const BOARD_PERIOD_MS = 30_000;

interface LiveBoard {
  board: Board;
  isBusy: boolean;
  /** Loads all places that can be shown. */
  showAll: () => void;
}

/** The page's board, updated while the tournament runs and the page is visible. */
export function useBoard(id: number | string, first: Board, isLive: boolean): LiveBoard {
  const { call } = useApp();
  // Updates belong to the page's board: a reload brings a newer board, which replaces them.
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
      // The shown board stays; the next period retries.
      if (!signal.aborted) throw error;
    } finally {
      if (abort.current.signal === signal) setBusy(false);
    }
  };

  useWhileVisible(() => load(board.count), isLive ? BOARD_PERIOD_MS : null);
  return { board, isBusy, showAll: () => void load(BOARD_FULL).catch(() => undefined) };
}
