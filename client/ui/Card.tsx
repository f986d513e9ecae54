import { clsx } from 'clsx';
import type { ElementType, HTMLAttributes } from 'react';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Edge to edge: for cards that begin with a picture. */
  flush?: boolean;
}

export function Card({ as: Element = 'div', flush, className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(styles.card, !flush && styles.padded, className)} />;
}
