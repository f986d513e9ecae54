import { clsx } from 'clsx';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { ticketFiles } from '#shared/support/ticketFiles.ts';
import styles from './FilePicker.module.css';
import { FileRow } from './FileRow.tsx';
import type { TicketFiles } from './useTicketFiles.ts';

const never = () => () => undefined;

interface FilePickerProps {
  chosen: TicketFiles;
  /** Why files were refused that were sent without JavaScript. */
  refused?: string | undefined;
  /** The message was refused, and its files have to be chosen again. */
  isAgain?: boolean;
}

/**
 * Files of a message: what was chosen, what will be sent of it and how large that is, and a way to remove it. Without JavaScript it is the
 * file field of the form alone.
 */
export function FilePicker({ chosen, refused, isAgain = false }: FilePickerProps) {
  const text = useText();
  const note = useId();
  const input = useRef<HTMLInputElement>(null);
  const { files, isOver, isSending, choose, cancel, remove } = chosen;
  const isFull = files.length >= ticketFiles.maxCount;
  // Chosen before hydration.
  const start = useRef(choose);
  useEffect(() => {
    const { current: field } = input;
    if (!field?.files?.length) return;
    void start.current([...field.files]);
    field.value = '';
  }, []);
  // Before hydration: a `noscript` may not stand inside that of a fold.
  const isPlain = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const wasRefused = (isAgain || refused !== undefined) && files.length === 0;
  const redrawn = files.filter(({ way }) => way === 'redrawn');
  const sent = files.filter(({ id }) => id !== null).length;
  const count = { count: ticketFiles.maxCount, n: String(ticketFiles.maxCount) };
  const notes = [
    files.some(({ problem }) => problem !== null) && text('talk.stopped'),
    isOver && text('talk.tooMany', count),
    redrawn.length > 0 && redrawn.every(({ ready, size }) => ready && ready.size < size) && text('talk.smaller'),
    redrawn.length > 0 && text('talk.redrawn'),
    files.some(({ way, ready }) => way === 'asIs' && ready?.type !== 'application/pdf') && text('talk.asIs'),
    (isSending || sent > 0) && text('talk.sentCount', { n: String(sent), max: String(files.length) }),
  ].filter((note) => note !== false);
  return (
    <div className={styles.picker}>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={text('talk.files')}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} isSending={isSending} onRemove={() => remove(file.key)} />
          ))}
        </ul>
      )}
      {isSending ? (
        <TextButton onClick={cancel}>{text('talk.cancel')}</TextButton>
      ) : (
        !isFull && (
          <label className={`${buttonClass({ size: 'small' })} ${styles.add}`}>
            <Icon name="plus" size={18} />
            <span>{text('talk.addFile')}</span>
            <input
              ref={input}
              type="file"
              name="files"
              multiple
              accept={ticketFiles.accept}
              aria-invalid={wasRefused && refused !== undefined ? true : undefined}
              aria-describedby={clsx(wasRefused && `${note}-again`, note, isPlain && `${note}-plain`)}
              className={styles.input}
              onChange={({ target }) => {
                void choose([...(target.files ?? [])]);
                // The same file can be chosen again after it was removed.
                target.value = '';
              }}
            />
          </label>
        )
      )}
      {wasRefused && (
        <p id={`${note}-again`} className={clsx(styles.again, refused !== undefined && styles.refused)}>
          <Icon name={refused === undefined ? 'info' : 'alert-circle'} size={16} />
          <span>{refused ?? text('talk.filesAgain')}</span>
        </p>
      )}
      <p id={note} className={styles.note}>
        {text('talk.fileRule', count)}
      </p>
      {isPlain && (
        <p id={`${note}-plain`} className={`${styles.note} ${styles.plain}`}>
          {text('talk.plainPhoto')}
        </p>
      )}
      <p role="status" className={styles.note}>
        {notes.join(' ')}
      </p>
    </div>
  );
}
