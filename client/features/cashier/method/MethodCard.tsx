import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './MethodCard.module.css';

interface CardLink {
  className: string | undefined;
  'aria-current': 'true' | undefined;
  children: ReactNode;
}

interface MethodCardProps {
  /** Name of a symbol (`pay-…` is a plate), or the address of an image. */
  icon: string;
  name: string;
  /** Fee and time, a line each, or why it is unavailable. */
  notes: readonly string[];
  isChosen: boolean;
  /** Chooses the method; without it the method is unavailable. */
  link?: ((props: CardLink) => ReactNode) | undefined;
}

export function MethodCard({ icon, name, notes, isChosen, link }: MethodCardProps) {
  const children = (
    <>
      {icon.startsWith('pay-') ? (
        <Icon name={icon as IconName} className={styles.plate} />
      ) : (
        <span className={styles.icon}>
          <Icon name={icon as IconName} size={22} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.name}>
          {/* Breaks at its spaces only: a hyphen within brackets is no place to break. */}
          {name.split(' ').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' '}
              <span className={styles.word}>{word}</span>
            </Fragment>
          ))}
        </span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      {isChosen && <Icon name="check-circle" className={styles.mark} />}
    </>
  );
  if (!link) return <span className={clsx(styles.card, styles.off)}>{children}</span>;
  return link({ className: styles.card, 'aria-current': isChosen ? 'true' : undefined, children });
}
