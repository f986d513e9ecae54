import type { OutputOf } from '#shared/api/method.ts';
import type { getHistoryExportRequest } from '#shared/api/play/games.contract.ts';

export type ExportFile = OutputOf<typeof getHistoryExportRequest>['items'][number];

/** A ready file without an address has expired. */
export function exportState({ status, url }: Pick<ExportFile, 'status' | 'url'>): ExportFile['status'] | 'expired' {
  return status === 'ready' && !url ? 'expired' : status;
}

/** Whether the status may still change. */
export const isUnderWay = ({ status }: Pick<ExportFile, 'status'>): boolean =>
  status === 'new' || status === 'processing';
