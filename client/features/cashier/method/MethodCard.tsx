import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './MethodCard.module.css';

interface CardLink {
  className: string | undefined;
  'aria-current': 'true' | undefined;
  children: ReactNode;
}

interface MethodCardProps {
  /** Name of a symbol, or the address of an image. */
  icon: string;
  name: string;
  /** Fee and time, or why it is unavailable. */
  note: string | undefined;
  isChosen: boolean;
  /** Chooses the method; without it the method is unavailable. */
  link?: ((props: CardLink) => ReactNode) | undefined;
}

export function MethodCard({ icon, name, note, isChosen, link }: MethodCardProps) {
  const children = (
    <>
      <span className={styles.icon}>
        <Icon name={icon as IconName} size={22} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {isChosen && <Icon name="check-circle" className={styles.mark} />}
    </>
  );
  if (!link) return <span className={clsx(styles.card, styles.off)}>{children}</span>;
  return link({ className: styles.card, 'aria-current': isChosen ? 'true' : undefined, children });
}
