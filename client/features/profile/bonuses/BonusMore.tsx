import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './BonusCard.module.css';

/** The acts that are rarely wanted, behind a button in the card's corner; it opens without JavaScript. */
export function BonusMore({ name, children }: { name: string; children: ReactNode }) {
  const text = useText();
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="more" size={20} />
        <VisuallyHidden>{text('bonuses.more', { name })}</VisuallyHidden>
      </summary>
      <div className={styles.rare}>{children}</div>
    </details>
  );
}
