import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useWhileVisible } from '#client/lib/live/useWhileVisible.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { getHistoryExportRequest } from '#shared/api/play/games.contract.ts';
import { paths } from '#shared/url/paths.ts';
import { ExportRow } from './ExportRow.tsx';
import styles from './Exports.module.css';
import { type ExportFile, isUnderWay } from './exportState.ts';

const PERIOD_MS = 2_000;

/** Files of the loader, polled while one is in progress and the page is visible. */
function useExports(first: readonly ExportFile[]): readonly ExportFile[] {
  const { call } = useApp();
  const [files, setFiles] = useState(first);
  useEffect(() => setFiles(first), [first]);
  useWhileVisible(
    async () => setFiles((await call(getHistoryExportRequest, {})).items),
    files.some(isUnderWay) ? PERIOD_MS : null,
  );
  return files;
}

/** A file in progress updates without a press; without JavaScript, by a link. */
export function ExportList({ first }: { first: readonly ExportFile[] }) {
  const text = useText();
  const files = useExports(first);
  if (files.length === 0)
    return <EmptyState headingLevel={3} icon="document" title={text('exports.none')} text={text('exports.noneText')} />;
  return (
    <>
      <ul aria-label={text('exports.list')} className={styles.list}>
        {files.map((file) => (
          <ExportRow key={file.id} file={file} />
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {files.some(isUnderWay) && text('exports.waiting')}
      </p>
      {files.some(isUnderWay) && (
        <TextLink
          kind="standalone"
          icon="refresh"
          href={paths.profileBetsExports.build()}
          link={renderLocaleLink}
          className={styles.refresh}
        >
          {text('exports.refresh')}
        </TextLink>
      )}
    </>
  );
}
