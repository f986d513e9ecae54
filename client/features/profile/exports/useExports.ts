import { useEffect, useState } from 'react';
import { getHistoryExportRequest } from '../../../../shared/api/play/games.contract.ts';
import { useApp } from '../../../context/useApp.ts';
import { useWhileVisible } from '../../../lib/live/useWhileVisible.ts';
import { type ExportFile, isUnderWay } from './exportState.ts';

const PERIOD_MS = 2_000;

/** The files of the loader; while one is being made they are asked for again, as long as the page is looked at. */
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
