import type { getHistoryExportRequest } from '../../../../shared/api/play/games.contract.ts';
import type { OutputOf } from '../../../../shared/api/method.ts';

export type ExportFile = OutputOf<typeof getHistoryExportRequest>['items'][number];

/** As its badge names it. A file that was ready and has no address any more has expired. */
export function exportState({ status, url }: Pick<ExportFile, 'status' | 'url'>): ExportFile['status'] | 'expired' {
  return status === 'ready' && !url ? 'expired' : status;
}

/** Whether the next look may tell something else. */
export const isUnderWay = ({ status }: Pick<ExportFile, 'status'>): boolean =>
  status === 'new' || status === 'processing';
