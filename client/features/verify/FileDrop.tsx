import { useId, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Verify.module.css';

/** The file is dropped or chosen, and stays in the browser. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const text = useText();
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Icon name="document" size={32} />
      <label htmlFor={id}>{text('verify.choose')}</label>
      <p className={styles.note}>{text('verify.drop')}</p>
      <input
        id={id}
        type="file"
        accept=".jsonl,.csv"
        className={styles.file}
        onChange={({ currentTarget: field }) => {
          const file = field.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after a change.
          field.value = '';
        }}
      />
    </div>
  );
}
