import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { EXPORT_FILES } from '#shared/bets/exportFiles.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { filePaths } from '#shared/url/filePaths.ts';
import styles from './Exports.module.css';
import { type ExportFile, exportState } from './exportState.ts';

const LOOKS = {
  new: { kind: 'waiting', icon: 'clock' },
  processing: { kind: 'waiting', icon: 'clock' },
  ready: { kind: 'success', icon: 'check-circle' },
  error: { kind: 'danger', icon: 'alert-circle' },
  expired: { kind: 'info', icon: 'minus' },
  other: { kind: 'waiting', icon: 'clock' },
} as const;

export function ExportRow({ file }: { file: ExportFile }) {
  const text = useText();
  const state = exportState(file);
  const period = text('exports.period', { from: file.date_from || '…', to: file.date_to || '…' });
  const createdAt = toMs(file.created_at);
  return (
    <li className={styles.row}>
      <b>{period}</b>
      <Badge {...LOOKS[state]}>{text(`exports.status.${state}`)}</Badge>
      <span className={styles.note}>
        {createdAt !== null && <span>{text('exports.at', { at: formatMoment(createdAt) })}</span>}{' '}
        {(state === 'error' || state === 'expired') && <span>{text(`exports.${state}Text`)}</span>}
      </span>
      {state === 'ready' && file.url && (
        <ButtonLink
          size="small"
          icon="download"
          href={
            file.url.startsWith(EXPORT_FILES) ? `${filePaths.betExport}?id=${encodeURIComponent(file.id)}` : file.url
          }
          download
          aria-label={text('exports.downloadOf', { period })}
        >
          {text('exports.download')}
        </ButtonLink>
      )}
    </li>
  );
}
