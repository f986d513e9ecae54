import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { ExportRow } from './ExportRow.tsx';
import styles from './Exports.module.css';
import { type ExportFile, isUnderWay } from './exportState.ts';
import { useExports } from './useExports.ts';

/** A file in progress updates without a press; without JavaScript, by a link. */
export function ExportList({ first }: { first: readonly ExportFile[] }) {
  const text = useText();
  const files = useExports(first);
  if (files.length === 0)
    return <EmptyState icon="document" title={text('exports.none')} text={text('exports.noneText')} />;
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
