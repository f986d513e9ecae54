import { useEffect, useRef, useState } from 'react';
import type { MovementsKey } from '#shared/movements/MovementsKey.ts';
import type { MovementsReport } from '#shared/movements/MovementsReport.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import type { CheckMessage, CheckOrder } from './CheckMessage.ts';

type FileCheck =
  | { status: 'idle' }
  | { status: 'checking'; name: string; bytes: number; size: number }
  | { status: 'done'; name: string; report: MovementsReport }
  /** `keys`: the operator's keys could not be fetched; `file`: the browser could not read it; `insecure`: the page has no hashes. */
  | { status: 'failed'; name: string; what: 'keys' | 'file' | 'insecure' };

async function fetchKeys(): Promise<MovementsKey[]> {
  const answer = await fetch(filePaths.movementsKeys, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`keys: HTTP ${answer.status}`);
  return ((await answer.json()) as { keys: MovementsKey[] }).keys;
}

/** Checks one file at a time in a worker; another file aborts the running check. */
export function useFileCheck() {
  const [check, setCheck] = useState<FileCheck>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { name, size } = file;
    setCheck({ status: 'checking', name, bytes: 0, size });
    const fail = (what: 'keys' | 'file' | 'insecure') => setCheck({ status: 'failed', name, what });
    const keys = await fetchKeys().catch(() => null);
    if (signal.aborted) return;
    if (!keys) return fail('keys');
    const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.addEventListener('error', () => fail('file'));
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
      if (data.kind === 'progress') return setCheck({ status: 'checking', name, bytes: data.bytes, size });
      worker.terminate();
      if (data.kind === 'report') setCheck({ status: 'done', name, report: data.report });
      else fail(data.what);
    });
    worker.postMessage({ file, keys } satisfies CheckOrder);
  }

  return { check, start: (file: File) => void start(file) };
}
