import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `raised` stands on the page, `sunken` lies inside another card, `outline` is a hairline alone. */
  tone?: 'raised' | 'sunken' | 'outline';
  /** `none` for cards whose rows or picture reach the edges. */
  padding?: 'normal' | 'none';
  /** One link or button inside covers the card: the card answers to the pointer. */
  pressable?: boolean;
}

/** A surface a step lighter than the page, with a hairline; no shadow. */
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
