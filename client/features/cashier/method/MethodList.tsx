import { clsx } from 'clsx';
import { Children, type ReactNode, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import styles from './MethodList.module.css';

interface MethodListProps {
  title: string;
  /** Place of the chosen method, which is never folded; -1: none. */
  chosen: number;
  /** `ContainerScrollView`: one scrolled row on phones; else a few cards, the others behind a button. */
  isScrolled?: boolean;
  /** More columns on large screens. */
  isWide?: boolean;
  /** An `<li>` for each method. */
  children: ReactNode;
}

const FIRST = 4;

/** The first step of a payment: its methods as cards. */
export function MethodList({ title, chosen, isScrolled = false, isWide = false, children }: MethodListProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const more = Children.count(children) - FIRST - (chosen >= FIRST ? 1 : 0);
  return (
    <section aria-label={title} className={styles.methods}>
      <h2>{title}</h2>
      <ul
        className={clsx(styles.cards, isWide && styles.wide, isScrolled ? styles.scrolled : !isWhole && styles.folded)}
      >
        {children}
      </ul>
      {!isScrolled && !isWhole && more > 0 && (
        <TextButton iconEnd="chevron-down" className={styles.more} onClick={() => setWhole(true)}>
          {text('cashier.moreMethods', { count: more })}
        </TextButton>
      )}
    </section>
  );
}
