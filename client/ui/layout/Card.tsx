import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `raised` on the page, `sunken` inside another card, `outline` with a hairline only. */
  tone?: 'raised' | 'sunken' | 'outline';
  /** `none` if rows or a picture reach the edges. */
  padding?: 'normal' | 'none';
  /** A link or button covers the whole card, so the card has a hover style. */
  pressable?: boolean;
}

/** A surface lighter than the page, with a hairline and no shadow. */
export function Card({
  as: Element = 'div',
  tone = 'raised',
  padding = 'normal',
  pressable,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        styles.card,
        styles[tone],
        padding === 'normal' && styles.padded,
        pressable && styles.pressable,
        className,
      )}
    />
  );
}
