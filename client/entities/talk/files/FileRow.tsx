import { useId } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import type { ChosenFile } from './ChosenFile.ts';
import styles from './FilePicker.module.css';
import { useSizeText } from './useSizeText.ts';

interface FileRowProps {
  file: ChosenFile;
  isSending: boolean;
  onRemove: () => void;
}

/** One chosen file: a preview of what is sent, its size before and after, its progress or its problem. */
export function FileRow({ file, isSending, onRemove }: FileRowProps) {
  const text = useText();
  const sizeText = useSizeText();
  const name = useId();
  const { ready, preview, problem, progress, size, id } = file;
  const isSmaller = ready !== null && ready.size < size;
  return (
    <li className={styles.row} data-problem={problem === null ? undefined : ''}>
      {preview === null ? (
        <span className={styles.preview}>
          <Icon name={problem === null ? 'document' : 'alert-circle'} size={22} />
        </span>
      ) : (
        <img src={preview} alt={text('talk.preview')} width={48} height={48} className={styles.preview} />
      )}
      <span className={styles.facts}>
        <bdi id={name} className={styles.name}>
          {file.name}
        </bdi>
        <span className={styles.size}>
          {problem === null
            ? ready === null
              ? text('talk.preparing')
              : isSmaller
                ? text('talk.sizes', { before: sizeText(size), after: sizeText(ready.size) })
                : sizeText(ready.size)
            : text(`talk.problem.${problem}`)}
        </span>
        {progress !== null && (
          <progress className={styles.bar} aria-labelledby={name} value={Math.round(progress * 100)} max={100} />
        )}
      </span>
      {id !== null && (
        <>
          <Icon name="check" size={20} />
          <VisuallyHidden>{text('talk.fileSent')}</VisuallyHidden>
        </>
      )}
      {!isSending && (
        <IconButton icon="close" iconSize={18} label={text('talk.remove', { name: file.name })} onClick={onRemove} />
      )}
    </li>
  );
}
