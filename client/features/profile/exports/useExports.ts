import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { getHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { type ExportFile, isUnderWay } from './exportState.ts';

const PERIOD_MS = 2_000;

/** Files of the loader, polled while one is in progress and the page is visible. */
export function useExports(first: readonly ExportFile[]): readonly ExportFile[] {
  const { call } = useApp();
  const [files, setFiles] = useState(first);
  useEffect(() => setFiles(first), [first]);
  useWhileVisible(
    async () => setFiles((await call(getHistoryExportRequest, {})).items),
    files.some(isUnderWay) ? PERIOD_MS : null,
  );
  return files;
}
