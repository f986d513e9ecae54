import { AppError } from '#shared/errors/AppError.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import type { ChosenFile, PreparedFile } from './ChosenFile.ts';

/** Sends one file and resolves with the platform's id of it. */
export type SendOne = (sent: {
  key: string;
  file: File;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}) => Promise<string>;

export interface TicketFilesState {
  files: readonly ChosenFile[];
  /** More files were chosen than one message may have. */
  isOver: boolean;
  /** Files are being sent, or will be as soon as they are prepared. */
  isSending: boolean;
}

const EMPTY: TicketFilesState = { files: [], isOver: false, isSending: false };
const NOTHING = { ready: null, way: null, preview: null, problem: null, progress: null, id: null };

/** The files of one message. `prepare` makes what is sent of a chosen file; where it fails, that file has a problem and the next ones go on. */
export function createTicketFiles(prepare: (file: File) => Promise<PreparedFile>) {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  /** Resolves when all chosen files are prepared; never rejects. */
  let preparing = Promise.resolve();
  let underWay: AbortController | null = null;

  function set(changed: Partial<TicketFilesState>): void {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }
  const change = (key: string, changed: Partial<ChosenFile>) =>
    set({ files: state.files.map((file) => (file.key === key ? { ...file, ...changed } : file)) });

  // One after another: a picture of a phone takes a hundred megabytes while it is drawn.
  async function prepareAll(taken: readonly { key: string; file: File }[]): Promise<void> {
    for (const { key, file } of taken) {
      if (!state.files.some((chosen) => chosen.key === key)) continue;
      change(key, await prepare(file).catch(() => ({ ...NOTHING, problem: 'unprepared' as const })));
    }
  }

  /** Resolves with the id; null: cancelled or not sent, which the file shows. Rejects with a refusal that is not about the file. */
  async function sendFile(file: ChosenFile, signal: AbortSignal, send: SendOne): Promise<string | null> {
    const { key, sendKey, ready } = file;
    if (file.id !== null || ready === null) return file.id;
    change(key, { progress: 0, problem: null });
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const id = await send({ key: sendKey, file: ready, signal, onProgress });
      change(key, { id, progress: null });
      return id;
    } catch (error) {
      change(key, { progress: null });
      if (signal.aborted) return null;
      const isRefused = error instanceof AppError && 'file' in error.data;
      change(key, { problem: isRefused ? 'kind' : 'failed' });
      if (error instanceof AppError && !isRefused && error.status !== 502) throw error;
      return null;
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when they are prepared. */
    choose(chosen: Iterable<File>): Promise<void> {
      const all = [...chosen];
      const room = ticketFiles.maxCount - state.files.length;
      const taken = all.slice(0, room).map((file) => ({ file, key: crypto.randomUUID() }));
      const added = taken.map(({ file: { name, size }, key }) => ({ key, sendKey: key, name, size, ...NOTHING }));
      set({ isOver: all.length > room, files: [...state.files, ...added] });
      preparing = preparing.then(() => prepareAll(taken));
      return preparing;
    },
    remove(key: string): void {
      set({ isOver: false, files: state.files.filter((file) => file.key !== key) });
    },
    /**
     * Waits until all are prepared and sends what has not been sent yet, one after another. Resolves with the ids of all; null: cancelled, or
     * a file has a problem, which it then shows. Rejects with a refusal that is not about a file.
     */
    async send(send: SendOne): Promise<string[] | null> {
      if (state.files.length === 0) return [];
      const abort = new AbortController();
      underWay = abort;
      set({ isSending: true });
      try {
        const cancelled = new Promise((resolve) => abort.signal.addEventListener('abort', resolve, { once: true }));
        await Promise.race([preparing, cancelled]);
        const isStopped = state.files.some(
          ({ ready, problem }) => ready === null || (problem !== null && problem !== 'failed'),
        );
        if (abort.signal.aborted || isStopped) return null;
        const ids: string[] = [];
        for (const file of state.files) {
          const id = await sendFile(file, abort.signal, send);
          if (id === null) return null;
          ids.push(id);
        }
        return ids;
      } finally {
        underWay = null;
        set({ isSending: false });
      }
    },
    cancel: () => underWay?.abort(),
    /** The next `send` sends all anew: those that were sent may belong to a message whose answer was lost. */
    renew(): void {
      set({ files: state.files.map((file) => ({ ...file, sendKey: crypto.randomUUID(), id: null })) });
    },
    clear(): void {
      set({ isOver: false, files: [] });
    },
  };
}
