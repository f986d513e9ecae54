import { useId } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './WordList.module.css';

interface WordListProps {
  title: string;
  icon: IconName;
  words: readonly string[];
  /** Index of the option selected by the arrow keys. */
  active: number;
  idOf: (index: number) => string;
  onChoose: (word: string) => void;
}

/** Suggested search texts, as options of the search field. */
export function WordList({ title, icon, words, active, idOf, onChoose }: WordListProps) {
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} role="presentation" className={styles.title}>
        {title}
      </h3>
      <div role="presentation" className={styles.words}>
        {words.map((word, index) => (
          <button
            key={word}
            type="button"
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.word}
            onClick={() => onChoose(word)}
          >
            <Icon name={icon} size={16} />
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
