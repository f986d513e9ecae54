import { useEffect, useRef, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import type { ChosenFile } from './ChosenFile.ts';

/** Files chosen for a message to support. */
export interface TicketFiles {
  files: readonly ChosenFile[];
  /** More files were chosen than one message may have. */
  isOver: boolean;
  isSending: boolean;
  choose(chosen: Iterable<File>): Promise<void>;
  remove(key: string): void;
  /**
   * Sends what has not been sent yet, one after another. Resolves with the ids of all; null: cancelled, or a file has a problem, which it then
   * shows. Rejects with a refusal that is not about a file.
   */
  send(): Promise<string[] | null>;
  cancel(): void;
  clear(): void;
}

/** The files of one message: chosen, made smaller, sent with their progress. Sent ones are not sent again when the message is. */
export function useTicketFiles(): TicketFiles {
  const { locale } = useApp();
  const { account } = useFacts('session');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isOver, setOver] = useState(false);
  const [isSending, setSending] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const change = (key: string, facts: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...facts } : file)));

  return {
    files,
    isOver,
    isSending,
    async choose(chosen) {
      const room = ticketFiles.maxCount - files.length;
      const all = [...chosen];
      setOver(all.length > room);
      const taken = all.slice(0, room).map((file) => ({ file, key: crypto.randomUUID() }));
      const nothing = { ready: null, way: null, preview: null, problem: null, progress: null, id: null };
      setFiles((known) => [
        ...known,
        ...taken.map(({ file, key }) => ({ key, name: file.name, size: file.size, ...nothing })),
      ]);
      const { prepareFile } = await import('./prepareFile.ts');
      // One after another: a picture of a phone takes a hundred megabytes while it is drawn.
      for (const { file, key } of taken) change(key, await prepareFile(file));
    },
    remove(key) {
      setOver(false);
      setFiles((all) => all.filter((file) => file.key !== key));
    },
    async send() {
      if (files.length === 0) return [];
      if (files.some(({ ready, problem }) => (problem !== null && problem !== 'failed' ? true : ready === null)))
        return null;
      const { sendFile } = await import('./sendFile.ts');
      const abort = new AbortController();
      underWay.current = abort;
      setSending(true);
      const ids: string[] = [];
      try {
        for (const { key, id, ready } of files) {
          if (id !== null || ready === null) {
            ids.push(id ?? '');
            continue;
          }
          change(key, { progress: 0, problem: null });
          const onProgress = (progress: number) => change(key, { progress });
          try {
            const sent = await sendFile({
              key,
              file: ready,
              locale,
              sender: account?.uid,
              signal: abort.signal,
              onProgress,
            });
            change(key, { id: sent, progress: null });
            ids.push(sent);
          } catch (error) {
            change(key, { progress: null });
            if (abort.signal.aborted) return null;
            const isRefused = error instanceof AppError && 'file' in error.data;
            change(key, { problem: isRefused ? 'kind' : 'failed' });
            if (error instanceof AppError && !isRefused && error.status !== 502) throw error;
            return null;
          }
        }
        return ids;
      } finally {
        underWay.current = null;
        setSending(false);
      }
    },
    cancel: () => underWay.current?.abort(),
    clear() {
      setOver(false);
      setFiles([]);
    },
  };
}
