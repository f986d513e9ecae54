import { clsx } from 'clsx';
import styles from './Button.module.css';

export interface ButtonLook {
  /** One `primary` per view or card group; `danger-fill` only for the last step of a destructive action. */
  kind?: 'primary' | 'secondary' | 'ghost' | 'soft' | 'danger' | 'danger-fill';
  size?: 'small' | 'medium' | 'large';
  /** As wide as the parent. */
  wide?: boolean;
  /** The glow of the one main action of a screen. */
  glow?: boolean;
  className?: string;
}

export function buttonClass({ kind = 'secondary', size = 'medium', wide, glow, className }: ButtonLook): string {
  return clsx(
    styles.button,
    styles[kind],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    glow && styles.glow,
    className,
  );
}
